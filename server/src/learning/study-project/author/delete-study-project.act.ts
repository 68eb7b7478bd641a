import { addDeletingAct } from '../../../base/change-set/deleting-act.ts';
import { studyProjectKind } from '../write-study-project.ts';

addDeletingAct('deleteStudyProject', studyProjectKind, 'a study project');
