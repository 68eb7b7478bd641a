import type { Operation } from '@lectern/domain/permission.ts';
import type { KindName } from '../content/kinds.ts';

/** What takes an item out: whoever may do that may bring it back. */
export const takesOut = {
  PRODUCT: 'deleteProduct',
  COURSE: 'deleteCourse',
  LESSON: 'deleteLesson',
  BOOK: 'deleteBook',
  BOOK_PAGE: 'deleteBookPage',
  QUICKDECK_CARD: 'deleteQuickdeckCard',
  QUICKCLIP_CARD: 'deleteQuickclipCard',
  STUDY_PROJECT: 'deleteStudyProject',
  CASE_STUDY: 'deleteCaseStudy',
  KEY_ELEMENT: 'deleteKeyElement',
  BENCHMARK: 'deleteBenchmark',
  SUMMARY: 'deleteSummary',
  QUESTION: 'deleteQuestion',
  INSTRUCTOR_RESOURCE: 'deleteInstructorResource',
} as const satisfies Record<KindName, Operation>;

/** For how many days what was taken out can be brought back. */
export const daysToRestore = 30;
