import { changeSet } from '../../features/change-set/texts/ar.ts';
import { cmsAssessment } from '../../features/cms-assessment/texts/ar.ts';
import { cmsBook } from '../../features/cms-book/texts/ar.ts';
import { cmsCards } from '../../features/cms-cards/texts/ar.ts';
import { cmsComments } from '../../features/cms-comments/texts/ar.ts';
import { cmsCourse } from '../../features/cms-course/texts/ar.ts';
import { cmsHistory } from '../../features/cms-history/texts/ar.ts';
import { cmsItem } from '../../features/cms-item/texts/ar.ts';
import { cmsQuestion } from '../../features/cms-question/texts/ar.ts';
import { cmsResource } from '../../features/cms-resource/texts/ar.ts';
import { cmsStudyProject } from '../../features/cms-study-project/texts/ar.ts';
import { cms as words } from '../../features/cms/texts/ar.ts';
import { editor } from '../../features/editor/texts/ar.ts';
import { freeOffers } from '../../features/free-offers/texts/ar.ts';
import { instructorResource } from '../../features/instructor-resource/texts/ar.ts';
import { waiting } from '../../features/waiting/texts/ar.ts';
import { media } from '../../features/media/texts/ar.ts';
import { myWork } from '../../features/my-work/texts/ar.ts';
import { workingCopy } from '../../features/working-copy/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/ar.ts';

/** What authors read in content management, in Arabic. */
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
