import type { ContentPlace } from '../../../base/content/content-kind.ts';
import { benchmarkKind } from '../../../learning/assessment/write-benchmark.ts';
import { summaryKind } from '../../../learning/assessment/write-summary.ts';
import { courseKind } from '../../../learning/course/write-course.ts';
import { lessonKind } from '../../../learning/course/write-lesson.ts';
import { bookPageKind } from '../../../learning/library/write-book-page.ts';
import { bookKind } from '../../../learning/library/write-book.ts';
import { quickdeckCardKind } from '../../../learning/library/write-quickdeck-card.ts';
import { productKind } from '../../../learning/product/write-product.ts';
import { questionKind } from '../../../learning/question/write-question.ts';
import { caseStudyKind } from '../../../learning/study-project/write-case-study.ts';
import { keyElementKind } from '../../../learning/study-project/write-key-element.ts';
import { studyProjectKind } from '../../../learning/study-project/write-study-project.ts';
import type { ItemType } from '../plan/items.ts';

/** The kind of content that items of a type are. */
export const kindOf: Readonly<Record<ItemType, ContentPlace>> = {
  product: productKind,
  course: courseKind,
  book: bookKind,
  benchmark: benchmarkKind,
  summary: summaryKind,
  lesson: lessonKind,
  page: bookPageKind,
  card: quickdeckCardKind,
  project: studyProjectKind,
  case: caseStudyKind,
  element: keyElementKind,
  question: questionKind,
};

/** The types whose order the folder gives; the others stand where they were made. */
export const orderedTypes = ['lesson', 'page', 'card', 'project', 'element', 'question'] as const satisfies ItemType[];
