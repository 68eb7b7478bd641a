import { changeSet } from '../../authoring/change-set/texts/ar.ts';
import { cmsAssessment } from '../../authoring/cms-assessment/texts/ar.ts';
import { cmsBook } from '../../authoring/cms-book/texts/ar.ts';
import { cmsCards } from '../../authoring/cms-cards/texts/ar.ts';
import { contentComment } from '../../authoring/content-comment/texts/ar.ts';
import { cmsCourse } from '../../authoring/cms-course/texts/ar.ts';
import { contentHistory } from '../../authoring/content-history/texts/ar.ts';
import { cmsItem } from '../../authoring/cms-item/texts/ar.ts';
import { cmsQuestion } from '../../authoring/cms-question/texts/ar.ts';
import { cmsResource } from '../../authoring/cms-resource/texts/ar.ts';
import { cmsStudyProject } from '../../authoring/cms-study-project/texts/ar.ts';
import { cms as words } from '../../authoring/cms/texts/ar.ts';
import { editor } from '../../base/editor/texts/ar.ts';
import { freeOffers } from '../../authoring/free-offers/texts/ar.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/ar.ts';
import { waitingChanges } from '../../authoring/waiting-changes/texts/ar.ts';
import { media } from '../../base/media/texts/ar.ts';
import { myWork } from '../../authoring/my-work/texts/ar.ts';
import { workingCopy } from '../../authoring/working-copy/texts/ar.ts';
import { staffIssues } from '../issues/ar.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/ar.ts';

/** What authors read in content management, in Arabic. */
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
