import { assessmentChanges } from '@lectern/domain/learning/assessment/assessment-form.ts';
import type { Schema } from '@lectern/domain/check-input.ts';
import { courseSchema } from '@lectern/domain/learning/course/course.ts';
import { lessonChanges } from '@lectern/domain/learning/course/lesson.ts';
import { bookPageSchema } from '@lectern/domain/learning/library/book-page.ts';
import { bookSchema } from '@lectern/domain/learning/library/book.ts';
import { quickclipCardForm } from '@lectern/domain/learning/library/quickclip-card.ts';
import { quickdeckCardForm } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { productSchema } from '@lectern/domain/learning/product/product.ts';
import { benchmarkQuestionForm, caseQuestionForm } from '@lectern/domain/learning/question/question-form.ts';
import { keyElementSchema } from '@lectern/domain/learning/study-project/key-element.ts';
import { studyProjectWithin } from '@lectern/domain/learning/study-project/study-project.ts';
import { z } from 'zod/mini';
import type { Database } from '../../base/database/connect.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { writeBenchmarks } from '../../learning/assessment/write-benchmark.ts';
import { writeSummaries } from '../../learning/assessment/write-summary.ts';
import { changeInstructorResource } from '../../learning/instructor-resource/author/change-instructor-resource.ts';
import type { KindName } from '../../base/content/kinds.ts';
import type { ContentAct } from '../../base/content/content-act.ts';
import { takePlace } from '../../base/content/take-place.ts';
import type { WrittenItem } from '../../base/content/written-item.ts';
import { levelsSet, writeCourses } from '../../learning/course/write-course.ts';
import { writeLessons } from '../../learning/course/write-lesson.ts';
import { writeBookPages } from '../../learning/library/write-book-page.ts';
import { writeBooks } from '../../learning/library/write-book.ts';
import { writeQuickclipCards } from '../../learning/library/write-quickclip-card.ts';
import { writeQuickdeckCards } from '../../learning/library/write-quickdeck-card.ts';
import { writeProducts } from '../../learning/product/write-product.ts';
import { containerOf, getQuestionGround, refuseForeign } from '../../learning/question/author/question-ground.ts';
import { writeQuestions } from '../../learning/question/write-question.ts';
import { holdMaterials } from '../../learning/study-project/author/hold-materials.ts';
import { levelsOfProject } from '../../learning/study-project/author/levels-of.ts';
import { readKeyElement } from '../../learning/study-project/author/read-key-element.ts';
import { writeKeyElements } from '../../learning/study-project/write-key-element.ts';
import { studyProjectKind, writeStudyProjects } from '../../learning/study-project/write-study-project.ts';

/** An item that is to say again what it said, and the version that its editor has seen. */
type Item = { readonly id: string; readonly base_version?: number };

type Write = (db: Database, act: ContentAct, item: Item, said: object) => Promise<readonly WrittenItem[]>;

const writing =
  <Changes>(
    schema: Schema<Changes>,
    write: (
      db: Database,
      act: ContentAct,
      items: readonly (Item & { readonly changes: Changes })[],
    ) => Promise<WrittenItem[]>,
  ): Write =>
  (db, act, item, said) =>
    write(db, act, [{ ...item, changes: parseInput(schema, said, 'data') }]);

const writeCourse = writing(z.omit(courseSchema, { product_id: true, display_order: true }), writeCourses);
const keyElement = z.pick(keyElementSchema, { name: true, kind: true, resource_ids: true });

/**
 * Writes by kind what an item said before, with the checks of a Save: what it names may be gone since, and its course may
 * have fewer levels. Where it belongs and stands is no part of that, and a lesson gets its address from its name.
 */
const writers: Record<KindName, Write> = {
  PRODUCT: writing(productSchema, writeProducts),
  COURSE: async (db, act, item, said) => {
    const written = await writeCourse(db, act, item, said);
    const levels = parseInput(courseSchema.shape.levels, Reflect.get(said, 'levels'), 'data.levels');
    await levelsSet.happens(db, { act, course_id: item.id, levels });
    return written;
  },
  LESSON: writing(z.omit(lessonChanges, { slug: true, display_order: true }), writeLessons),
  BOOK: writing(z.pick(bookSchema, { name: true }), writeBooks),
  BOOK_PAGE: writing(z.pick(bookPageSchema, { title: true, content: true }), writeBookPages),
  QUICKDECK_CARD: writing(quickdeckCardForm, writeQuickdeckCards),
  QUICKCLIP_CARD: writing(quickclipCardForm, writeQuickclipCards),
  STUDY_PROJECT: async (db, act, item, said) => {
    const within = studyProjectWithin(await levelsOfProject(db, item.id));
    const changes = parseInput(z.pick(within, { level: true, introduction: true }), said, 'data');
    const where = { id: item.id, version: item.base_version };
    const study_project_number = await takePlace(db, act, studyProjectKind, where, { within: changes.level });
    return writeStudyProjects(db, act, [{ ...item, changes: { ...changes, study_project_number } }]);
  },
  // What it says by itself is its place; the rest are its questions.
  CASE_STUDY: async () => [],
  KEY_ELEMENT: async (db, act, item, said) => {
    const changes = parseInput(keyElement, said, 'data');
    const { study_project_id } = await readKeyElement(db, item.id);
    await holdMaterials(db, { study_project_id, kind: changes.kind }, changes.resource_ids);
    return writeKeyElements(db, act, [{ ...item, changes }]);
  },
  BENCHMARK: writing(assessmentChanges, writeBenchmarks),
  SUMMARY: writing(assessmentChanges, writeSummaries),
  QUESTION: async (db, act, item, said) => {
    const ground = await getQuestionGround(db, containerOf(item.id), said);
    const changes = parseInput(ground.in_case ? caseQuestionForm : benchmarkQuestionForm, said, 'data');
    refuseForeign(ground, changes);
    return writeQuestions(db, act, [{ ...item, changes }]);
  },
  INSTRUCTOR_RESOURCE: changeInstructorResource,
};

/** Lets an item say again what it said, as a new version; it refuses as a Save of the same would be refused. */
export const writeVersion = (kind: KindName, ...write: Parameters<Write>): Promise<readonly WrittenItem[]> =>
  writers[kind](...write);
