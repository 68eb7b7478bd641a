import { addDeletingAct } from '../../../base/change-set/deleting-act.ts';
import { caseStudyKind } from '../write-case-study.ts';

addDeletingAct('deleteCaseStudy', caseStudyKind, 'a case study');
