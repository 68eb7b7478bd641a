import { benchmarkSchema, summarySchema } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { forEach } from '@lectern/domain/base/entity/entity-text.ts';
import { lessonFields } from '@lectern/domain/base/entity/lesson.ts';
import type { ContentField } from '@lectern/domain/base/entity/content-fields.ts';
import { courseSchema } from '@lectern/domain/learning/course/course.ts';
import { instructorResourceSchema } from '@lectern/domain/learning/course/instructor-resource-content.ts';
import { resourceTypes } from '@lectern/domain/learning/course/instructor-resource.ts';
import { lessonSchema } from '@lectern/domain/learning/course/lesson.ts';
import { bookPageSchema } from '@lectern/domain/learning/library/book-page.ts';
import { bookSchema } from '@lectern/domain/learning/library/book.ts';
import { quickclipCardSchema } from '@lectern/domain/learning/library/quickclip-card.ts';
import { quickdeckCardSchema } from '@lectern/domain/learning/library/quickdeck-card.ts';
import { productSchema } from '@lectern/domain/learning/product/product.ts';
import { questionPlaceSchema } from '@lectern/domain/learning/question/question-place.ts';
import { caseQuestionSchema, questionSchema } from '@lectern/domain/learning/question/question-schema.ts';
import { questionTypeNames } from '@lectern/domain/learning/question/question-types.ts';
import { caseStudySchema } from '@lectern/domain/learning/study-project/case-study.ts';
import { keyElementSchema } from '@lectern/domain/learning/study-project/key-element.ts';
import { studyProjectSchema } from '@lectern/domain/learning/study-project/study-project.ts';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../seed/library.ts';
import { seedAct } from '../../../seed/seed-item.ts';
import { testServer } from '../../../test/harness.ts';
import type { Database } from '../database/connect.ts';
import { writeBenchmarks } from '../../learning/assessment/write-benchmark.ts';
import { writeSummaries } from '../../learning/assessment/write-summary.ts';
import { writeCourses } from '../../learning/course/write-course.ts';
import { writeLessons } from '../../learning/course/write-lesson.ts';
import { writeInstructorResources } from '../../learning/instructor-resource/write-instructor-resource.ts';
import { writeBookPages } from '../../learning/library/write-book-page.ts';
import { writeBooks } from '../../learning/library/write-book.ts';
import { writeQuickclipCards } from '../../learning/library/write-quickclip-card.ts';
import { writeQuickdeckCards } from '../../learning/library/write-quickdeck-card.ts';
import { writeProducts } from '../../learning/product/write-product.ts';
import { writeQuestions } from '../../learning/question/write-question.ts';
import { writeCaseStudies } from '../../learning/study-project/write-case-study.ts';
import { writeKeyElements } from '../../learning/study-project/write-key-element.ts';
import { writeStudyProjects } from '../../learning/study-project/write-study-project.ts';
import type { ContentAct } from './content-act.ts';
import type { ContentTable } from './content-kind.ts';
import type { NewItem } from './make-items.ts';
import type { WrittenItem } from './written-item.ts';

let db: Database;
beforeAll(async () => {
  ({ db } = await testServer());
});

const uniqueViolation = '23505';

/** Whether enough of the values were taken, so that the agreement means something. */
type Agreement = { readonly table: ContentTable; readonly enough: boolean };

type Writer<Content> = (db: Database, act: ContentAct, writes: NewItem<Content>[]) => Promise<WrittenItem[]>;

/** Texts of every script and character, of lengths about the limits. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.constantFrom(
    'x'.repeat(150),
    'x'.repeat(200),
    'x'.repeat(300),
    '\0',
    '\u{1F393}'.repeat(75),
    'Zeile\nZeile',
    '\ud800',
  ),
);
const html = fc.oneof(
  text.map((inner) => `<p>${inner}</p>`),
  fc.constantFrom('<p>a', 'x'.repeat(2000), '<b>'.repeat(300), '<table><tr><td>1', '&amp;<'),
);
const whole = (lowest: number, highest: number) => fc.integer({ min: lowest - 1, max: highest + 1 });
const orNull = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const file = fc.oneof(
  fc.webPath().map((path) => `/media${path}`),
  fc.constantFrom('/media/1', '/media/2', '/a b', 'https://elsewhere.example/1'),
);
const place = fc.option(whole(0, 1_000_000), { nil: undefined });
const described = (_name: string, field: ContentField): fc.Arbitrary<unknown> =>
  field.type === 'LINES' ? text : orNull(whole(field.lowest, field.highest));

/**
 * Whatever the schema takes of generated values, the database takes too. A text that shrinks to nothing when it is
 * cleaned, or a place that is taken, is refused by name; an error of the database would be a bug.
 */
async function agree<Content, Value>(
  taken: (value: Value) => Content | null,
  values: fc.Arbitrary<Value>,
  write: Writer<Content>,
  table: ContentTable,
): Promise<Agreement> {
  let count = 0;
  const property = fc.asyncProperty(values, async (value) => {
    const content = taken(value);
    if (content === null) return;
    const own = await db.startTransaction().execute();
    try {
      const [written] = await write(own, seedAct, [{ content }]);
      if (written?.what === 'MADE') count += 1;
    } catch (error) {
      if (!['INVALID', uniqueViolation].includes((error as { code?: string }).code ?? '')) throw error;
    } finally {
      await own.rollback().execute();
    }
  });
  await fc.assert(property, { numRuns: 200 });
  return { table, enough: count > 5 };
}

/** What a schema makes of a value; null where it refuses it. */
const by =
  <Content>(schema: z.ZodMiniType<Content>) =>
  (value: unknown): Content | null => {
    const parsed = schema.safeParse(value);
    return parsed.success ? parsed.data : null;
  };

const name = text;
const logo = orNull(file);

it('what the schemas of products, courses and lessons take, the database takes', async () => {
  const agreements: Agreement[] = [];
  const product_id = fc.constant((await buildProduct(db)).id);
  const course_id = fc.constant((await buildCourse(db)).id);
  const color = fc.constantFrom('#2E3D9B', '#fff', '#0f766e');
  agreements.push(await agree(by(productSchema), fc.record({ name, color, logo }), writeProducts, 'products'));
  const language = fc.constantFrom('en', 'az-Arab', 'zh-Hant-TW', 'xyz1', 'EN');
  const course = fc.record({
    product_id,
    name,
    levels: whole(2, 4),
    logo,
    description: text,
    display_order: place,
    language,
    hint_opens_media_library: fc.boolean(),
  });
  agreements.push(await agree(by(courseSchema), course, writeCourses, 'courses'));
  const slug = fc.option(text, { nil: undefined });
  const lesson = fc.record({ course_id, name, slug, logo, display_order: place, ...forEach(lessonFields, described) });
  agreements.push(await agree(by(lessonSchema), lesson, writeLessons, 'lessons'));
  const resource = fc.record({
    course_id,
    lesson_id: fc.constant(null),
    name,
    url: file,
    type: fc.constantFrom(...resourceTypes),
    order_key: whole(0, 1_000_000),
    description: text,
  });
  agreements.push(
    await agree(by(instructorResourceSchema), resource, writeInstructorResources, 'instructor_resources'),
  );
  expect(agreements.filter(({ enough }) => !enough)).toEqual([]);
});

// D2-3.38, 3.39
it('what the schemas of the library take, the database takes', async () => {
  const agreements: Agreement[] = [];
  const lesson_id = fc.constant((await buildLesson(db)).id);
  const product = await buildProduct(db);
  const book_id = fc.constant((await buildBook(db, { product_id: product.id })).id);
  agreements.push(
    await agree(by(bookSchema), fc.record({ product_id: fc.constant(product.id), name }), writeBooks, 'books'),
  );
  const page = fc.record({ book_id, title: text, content: html, page_number: place });
  agreements.push(await agree(by(bookPageSchema), page, writeBookPages, 'book_pages'));
  const card = fc.record({ lesson_id, title: text, term: html, definition: html, image: logo, order_key: place });
  agreements.push(await agree(by(quickdeckCardSchema), card, writeQuickdeckCards, 'quickdeck_cards'));
  const source = fc.record({ src: file, type: fc.constantFrom('video/mp4', 'video/webm', 'audio/ogg', 'video') });
  const kind = fc.constantFrom('captions', 'subtitles');
  const track = fc.record({
    src: file,
    srclang: fc.constantFrom('ar', 'es-MX'),
    label: fc.constantFrom('English', 'العربية', 'Zeile\nZeile'),
    kind,
  });
  const clip = fc.record({
    lesson_id,
    title: text,
    sources: fc.array(source, { maxLength: 2 }),
    tracks: fc.array(track, { maxLength: 1 }),
    poster: logo,
    duration_seconds: orNull(whole(0, 86_400)),
    order_key: place,
  });
  agreements.push(await agree(by(quickclipCardSchema), clip, writeQuickclipCards, 'quickclip_cards'));
  expect(agreements.filter(({ enough }) => !enough)).toEqual([]);
});

// D1-3.15, 3.16, 3.19–3.21
it('what the schemas of study projects and assessments take, the database takes', async () => {
  const agreements: Agreement[] = [];
  const { id: course } = await buildCourse(db, { levels: 2 });
  const course_id = fc.constant(course);
  const lesson = await buildLesson(db, { course_id: course });
  const { id: project } = await buildStudyProject(db, { lesson_id: lesson.id });
  const card = await buildQuickdeckCard(db, { lesson_id: lesson.id });
  const level = whole(1, 4);
  const lesson_id = fc.constant(lesson.id);
  const introduction = fc.oneof(html, fc.constant('<h2>Learn: A gateway</h2>'));
  agreements.push(
    await agree(
      by(studyProjectSchema),
      fc.record({ lesson_id, level, study_project_number: place, introduction }),
      writeStudyProjects,
      'study_projects',
    ),
  );
  const study_project_id = fc.constant(project);
  agreements.push(
    await agree(
      by(caseStudySchema),
      fc.record({ study_project_id, order_key: place }),
      writeCaseStudies,
      'case_studies',
    ),
  );
  const element = fc.record({
    study_project_id,
    name,
    kind: fc.constant('QUICKDECK'),
    order_key: place,
    resource_ids: fc.subarray([card.id]),
  });
  agreements.push(await agree(by(keyElementSchema), element, writeKeyElements, 'key_elements'));
  const settings = {
    course_id,
    description: text,
    time: orNull(whole(0, 36_000)),
    questions_per_lesson: orNull(whole(1, 10)),
  };
  const free = fc.record({ ...settings, level: fc.constantFrom(0, 3, 4) });
  agreements.push(await agree(by(benchmarkSchema), free, writeBenchmarks, 'benchmarks'));
  const { id: benchmark } = await db
    .selectFrom('benchmarks')
    .where('course_id', '=', course)
    .where('level', '=', 1)
    .select('id')
    .executeTakeFirstOrThrow();
  const summary = fc.record({ ...settings, level, benchmark_id: fc.constant(benchmark) });
  agreements.push(await agree(by(summarySchema), summary, writeSummaries, 'summaries'));
  expect(agreements.filter(({ enough }) => !enough)).toEqual([]);
});

it('what the schemas of questions take, the database takes', async () => {
  const agreements: Agreement[] = [];
  const course = await buildCourse(db);
  const lesson = await buildLesson(db, { course_id: course.id });
  const book = await buildBook(db, { product_id: course.product_id });
  const page = await buildPage(db, { book_id: book.id });
  const { id: project } = await buildStudyProject(db, { lesson_id: lesson.id });
  const { id: benchmark } = await db
    .selectFrom('benchmarks')
    .where('course_id', '=', course.id)
    .select('id')
    .executeTakeFirstOrThrow();
  const { id: caseStudy } = await db
    .selectFrom('case_studies')
    .where('study_project_id', '=', project)
    .select('id')
    .executeTakeFirstOrThrow();
  const help = orNull(fc.constant({ kind: 'EBOOK_PAGE', resource_ids: [page.id] }));
  const where = fc.record({
    parent: fc.constantFrom(
      { benchmark_id: benchmark, case_study_id: null },
      { benchmark_id: null, case_study_id: caseStudy },
    ),
    is_free_sample: fc.boolean(),
    lesson_id: orNull(fc.constant(lesson.id)),
    order_key: place,
    hint: help,
    reveal: help,
  });
  const answer = fc.record({
    answer: html,
    is_correct: fc.boolean(),
    match: html,
    answer_image: orNull(fc.constant('/media/1')),
  });
  const draft = fc.record({
    type: fc.constantFrom(...questionTypeNames),
    question: html,
    keeps_order: fc.boolean(),
    answers: fc.array(answer, { minLength: 1, maxLength: 5 }),
    correct_msg: html,
    incorrect_msg: html,
    incorrect_msg_two: html,
  });
  const questions = fc.record({ where, draft });
  const taken = ({
    where: { parent, ...rest },
    draft: said,
  }: typeof questions extends fc.Arbitrary<infer V> ? V : never) => {
    const placed = by(questionPlaceSchema)({ ...rest, ...parent, is_reinforced: parent.case_study_id !== null });
    const written = by(parent.case_study_id ? caseQuestionSchema : questionSchema)(said);
    return placed && written ? { ...placed, ...written } : null;
  };
  agreements.push(await agree(taken, questions, writeQuestions, 'questions'));
  expect(agreements.filter(({ enough }) => !enough)).toEqual([]);
});
