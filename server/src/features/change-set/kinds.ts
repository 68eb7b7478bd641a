import { benchmarkKind } from '../assessment/write-benchmark.ts';
import { summaryKind } from '../assessment/write-summary.ts';
import type { ContentKind, ContentTable } from '../content/content-kind.ts';
import { courseKind } from '../course/write-course.ts';
import { lessonKind } from '../course/write-lesson.ts';
import { instructorResourceKind } from '../instructor-resource/write-instructor-resource.ts';
import { bookPageKind } from '../library/write-book-page.ts';
import { bookKind } from '../library/write-book.ts';
import { quickclipCardKind } from '../library/write-quickclip-card.ts';
import { quickdeckCardKind } from '../library/write-quickdeck-card.ts';
import { productKind } from '../product/write-product.ts';
import { questionKind } from '../question/write-question.ts';
import { caseStudyKind } from '../study-project/write-case-study.ts';
import { keyElementKind } from '../study-project/write-key-element.ts';
import { studyProjectKind } from '../study-project/write-study-project.ts';

/** Every kind of content by its name, parents before their children. */
const kinds = {
  PRODUCT: productKind,
  COURSE: courseKind,
  LESSON: lessonKind,
  BOOK: bookKind,
  BOOK_PAGE: bookPageKind,
  QUICKDECK_CARD: quickdeckCardKind,
  QUICKCLIP_CARD: quickclipCardKind,
  STUDY_PROJECT: studyProjectKind,
  CASE_STUDY: caseStudyKind,
  KEY_ELEMENT: keyElementKind,
  BENCHMARK: benchmarkKind,
  SUMMARY: summaryKind,
  QUESTION: questionKind,
  INSTRUCTOR_RESOURCE: instructorResourceKind,
} as const;

/** The name of a kind of content. */
export type KindName = keyof typeof kinds;

/** The names of all kinds, parents before their children. */
export const kindNames = Object.keys(kinds) as readonly KindName[];

/** A kind as one that any item is of; what an item says has been checked by whoever wrote it. */
export const kindOf = (name: KindName) => kinds[name] as unknown as ContentKind<object>;

/** The name of the kind whose items a table holds. */
export function nameOfKind(table: ContentTable): KindName {
  const name = kindNames.find((one) => kinds[one].table === table);
  if (!name) throw new Error(`${table} hold no kind of content`);
  return name;
}
