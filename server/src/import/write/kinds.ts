import type { ContentPlace } from '../../features/content/content-kind.ts';
import { benchmarkKind } from '../../features/assessment/write-benchmark.ts';
import { summaryKind } from '../../features/assessment/write-summary.ts';
import { courseKind } from '../../features/course/write-course.ts';
import { lessonKind } from '../../features/course/write-lesson.ts';
import { bookPageKind } from '../../features/library/write-book-page.ts';
import { bookKind } from '../../features/library/write-book.ts';
import { quickdeckCardKind } from '../../features/library/write-quickdeck-card.ts';
import { productKind } from '../../features/product/write-product.ts';
import { questionKind } from '../../features/question/write-question.ts';
import { caseStudyKind } from '../../features/study-project/write-case-study.ts';
import { keyElementKind } from '../../features/study-project/write-key-element.ts';
import { studyProjectKind } from '../../features/study-project/write-study-project.ts';
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
