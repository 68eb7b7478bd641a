import { changeSet } from '../../authoring/change-set/texts/es.ts';
import { cmsAssessment } from '../../authoring/cms-assessment/texts/es.ts';
import { cmsBook } from '../../authoring/cms-book/texts/es.ts';
import { cmsCards } from '../../authoring/cms-cards/texts/es.ts';
import { contentComment } from '../../authoring/content-comment/texts/es.ts';
import { cmsCourse } from '../../authoring/cms-course/texts/es.ts';
import { contentHistory } from '../../authoring/content-history/texts/es.ts';
import { cmsItem } from '../../authoring/cms-item/texts/es.ts';
import { cmsQuestion } from '../../authoring/cms-question/texts/es.ts';
import { cmsResource } from '../../authoring/cms-resource/texts/es.ts';
import { cmsStudyProject } from '../../authoring/cms-study-project/texts/es.ts';
import { cms as words } from '../../authoring/cms/texts/es.ts';
import { editor } from '../../base/editor/texts/es.ts';
import { freeOffers } from '../../authoring/free-offers/texts/es.ts';
import { instructorResource } from '../../learning/instructor-resource/texts/es.ts';
import { waitingChanges } from '../../authoring/waiting-changes/texts/es.ts';
import { media } from '../../base/media/texts/es.ts';
import { myWork } from '../../authoring/my-work/texts/es.ts';
import { workingCopy } from '../../authoring/working-copy/texts/es.ts';
import { staffIssues } from '../issues/es.ts';
import { spreadsheet } from '../../base/spreadsheet/texts/es.ts';

/** What authors read in content management, in Spanish. */
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
