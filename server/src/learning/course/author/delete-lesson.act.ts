import { addDeletingAct } from '../../../base/change-set/deleting-act.ts';
import { lessonKind } from '../write-lesson.ts';

addDeletingAct('deleteLesson', lessonKind, 'a lesson');
