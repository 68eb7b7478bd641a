import { changeSet } from '../../features/change-set/texts/en.ts';
import { cmsAssessment } from '../../features/cms-assessment/texts/en.ts';
import { cmsBook } from '../../features/cms-book/texts/en.ts';
import { cmsCards } from '../../features/cms-cards/texts/en.ts';
import { cmsComments } from '../../features/cms-comments/texts/en.ts';
import { cmsCourse } from '../../features/cms-course/texts/en.ts';
import { cmsHistory } from '../../features/cms-history/texts/en.ts';
import { cmsItem } from '../../features/cms-item/texts/en.ts';
import { cmsQuestion } from '../../features/cms-question/texts/en.ts';
import { cmsResource } from '../../features/cms-resource/texts/en.ts';
import { cmsStudyProject } from '../../features/cms-study-project/texts/en.ts';
import { cms as words } from '../../features/cms/texts/en.ts';
import { editor } from '../../features/editor/texts/en.ts';
import { freeOffers } from '../../features/free-offers/texts/en.ts';
import { instructorResource } from '../../features/instructor-resource/texts/en.ts';
import { waiting } from '../../features/waiting/texts/en.ts';
import { media } from '../../features/media/texts/en.ts';
import { myWork } from '../../features/my-work/texts/en.ts';
import { workingCopy } from '../../features/working-copy/texts/en.ts';
import { staffIssues } from '../issues/en.ts';
import { spreadsheet } from '../../features/spreadsheet/texts/en.ts';

/** What authors read in content management, in English. */
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
