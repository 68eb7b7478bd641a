import { changeSet } from '../../authoring/change-set/texts/en.ts';
import { cmsAssessment } from '../../authoring/cms-assessment/texts/en.ts';
import { cmsBook } from '../../authoring/cms-book/texts/en.ts';
import { cmsCards } from '../../authoring/cms-cards/texts/en.ts';
import { contentComment } from '../../authoring/content-comment/texts/en.ts';
import { cmsCourse } from '../../authoring/cms-course/texts/en.ts';
import { contentHistory } from '../../authoring/content-history/texts/en.ts';
import { cmsItem } from '../../authoring/cms-item/texts/en.ts';
import { cmsQuestion } from '../../authoring/cms-question/texts/en.ts';
import { cmsResource } from '../../authoring/cms-resource/texts/en.ts';
import { cmsStudyProject } from '../../authoring/cms-study-project/texts/en.ts';
import { cms as words } from '../../authoring/cms/texts/en.ts';
import { editor } from '../../base/editor/texts/en.ts';
import { freeOffers } from '../../authoring/free-offers/texts/en.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/en.ts';
import { waitingChanges } from '../../authoring/waiting-changes/texts/en.ts';
import { media } from '../../base/media/texts/en.ts';
import { myWork } from '../../authoring/my-work/texts/en.ts';
import { workingCopy } from '../../authoring/working-copy/texts/en.ts';
import { staffIssues } from '../issues/en.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/en.ts';

/** What authors read in content management, in English. */
export const cms = {
  changeSet,
  cms: words,
  cmsAssessment,
  cmsBook,
  cmsCards,
  contentComment,
  cmsCourse,
  contentHistory,
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
  waitingChanges,
  workingCopy,
};
