import { changeSet } from '../../features/change-set/texts/es.ts';
import { cmsAssessment } from '../../features/cms-assessment/texts/es.ts';
import { cmsBook } from '../../features/cms-book/texts/es.ts';
import { cmsCards } from '../../features/cms-cards/texts/es.ts';
import { cmsComments } from '../../features/cms-comments/texts/es.ts';
import { cmsCourse } from '../../features/cms-course/texts/es.ts';
import { cmsHistory } from '../../features/cms-history/texts/es.ts';
import { cmsItem } from '../../features/cms-item/texts/es.ts';
import { cmsQuestion } from '../../features/cms-question/texts/es.ts';
import { cmsResource } from '../../features/cms-resource/texts/es.ts';
import { cmsStudyProject } from '../../features/cms-study-project/texts/es.ts';
import { cms as words } from '../../features/cms/texts/es.ts';
import { editor } from '../../features/editor/texts/es.ts';
import { freeOffers } from '../../features/free-offers/texts/es.ts';
import { instructorResource } from '../../features/instructor-resource/texts/es.ts';
import { waiting } from '../../features/waiting/texts/es.ts';
import { media } from '../../features/media/texts/es.ts';
import { myWork } from '../../features/my-work/texts/es.ts';
import { workingCopy } from '../../features/working-copy/texts/es.ts';
import { staffIssues } from '../issues/es.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/es.ts';

/** What authors read in content management, in Spanish. */
export const cms = {
  changeSet,
  cms: words,
  cmsAssessment,
  cmsBook,
  cmsCards,
  cmsComments,
  cmsCourse,
  cmsHistory,
  cmsItem,
  cmsQuestion,
  cmsResource,
  cmsStudyProject,
  editor,
  freeOffers,
  instructorResource,
  media,
  myWork,
  spreadsheet,
  staffIssues,
  waiting,
  workingCopy,
};
