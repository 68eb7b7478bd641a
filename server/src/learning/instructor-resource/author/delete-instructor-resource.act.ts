import { addDeletingAct } from '../../../base/change-set/deleting-act.ts';
import { instructorResourceKind } from '../write-instructor-resource.ts';

addDeletingAct('deleteInstructorResource', instructorResourceKind, 'a file for whoever teaches a course');
