import { introductionHead } from '@lectern/domain/study-project/introduction.ts';
import type { Database } from '../src/database/connect.ts';
import { buildQuestion, type QuestionSpec } from './question.ts';

type Built = { readonly id: string };

/** A published product. */
export async function buildProduct(
  db: Database,
  values: { name?: string; color?: string; logo?: string; published?: boolean } = {},
): Promise<Built> {
  return db
    .insertInto('products')
    .values({ name: 'Digital Literacy', color: '#2E3D9B', published: true, ...values })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/** A published course with a draft benchmark for each of its levels, as every new course has. */
export async function buildCourse(
  db: Database,
  values: {
    product_id?: string;
    name?: string;
    description?: string;
    levels?: number;
    language?: string;
    published?: boolean;
    display_order?: number;
    logo?: string;
  } = {},
): Promise<Built & { product_id: string; levels: number }> {
  const product_id = values.product_id ?? (await buildProduct(db)).id;
  const course = await db
    .insertInto('courses')
    .values({ name: 'Living Online', levels: 2, published: true, ...values, product_id })
    .returning(['id', 'product_id', 'levels'])
    .executeTakeFirstOrThrow();
  for (let level = 1; level <= course.levels; level++) {
    await db.insertInto('benchmarks').values({ course_id: course.id, level }).execute();
  }
  return course;
}

/** A published lesson, after the ones the course has already. */
export async function buildLesson(
  db: Database,
  values: {
    course_id?: string;
    name?: string;
    slug?: string;
    published?: boolean;
    description?: string;
    logo?: string;
  } = {},
): Promise<Built & { course_id: string }> {
  const course_id = values.course_id ?? (await buildCourse(db)).id;
  const { count } = await db
    .selectFrom('lessons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('course_id', '=', course_id)
    .executeTakeFirstOrThrow();
  const name = values.name ?? `Lesson ${count + 1}`;
  return db
    .insertInto('lessons')
    .values({
      slug: name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-'),
      published: true,
      display_order: count + 1,
      ...values,
      name,
      course_id,
    })
    .returning(['id', 'course_id'])
    .executeTakeFirstOrThrow();
}

/** A published study project of one case study per list of questions; the first question of each is its case. */
export async function buildStudyProject(
  db: Database,
  values: {
    lesson_id?: string;
    level?: number;
    study_project_number?: number;
    introduction?: string;
    published?: boolean;
    cases?: readonly (readonly QuestionSpec[])[];
  } = {},
): Promise<Built & { lesson_id: string; questions: string[] }> {
  const { cases = [[{ type: 'MULTIPLE_CHOICE' }]], ...given } = values;
  const lesson_id = given.lesson_id ?? (await buildLesson(db)).id;
  const introduction =
    given.introduction ?? '<h2>Learn</h2><h3>A guest network</h3><p>Set up a network for visitors.</p>';
  const project = await db
    .insertInto('study_projects')
    .values({
      level: 1,
      study_project_number: 1,
      published: true,
      ...given,
      introduction,
      lesson_id,
      ...introductionHead(introduction),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions: string[] = [];
  for (const [order_key, specs] of cases.entries()) {
    const { id } = await db
      .insertInto('case_studies')
      .values({ study_project_id: project.id, order_key, published: true })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [index, spec] of specs.entries()) {
      questions.push(await buildQuestion(db, { case_study_id: id, is_reinforced: index > 0, order_key: index }, spec));
    }
  }
  return { id: project.id, lesson_id, questions };
}

/** Publishes the benchmark of a level with questions, each with the lesson it belongs to; the summary too, if wanted. */
export async function buildBenchmark(
  db: Database,
  values: {
    course_id: string;
    level?: number;
    time?: number | null;
    questions_per_lesson?: number | null;
    questions: readonly (QuestionSpec & { lesson_id: string | null })[];
    summary?: boolean;
  },
): Promise<{ id: string; summary_id: string | null; questions: string[] }> {
  const { course_id, level = 1, time = 600, questions_per_lesson = null, summary = true } = values;
  const settings = { published: true, time, questions_per_lesson };
  const { id } = await db
    .updateTable('benchmarks')
    .set(settings)
    .where('course_id', '=', course_id)
    .where('level', '=', level)
    .returning('id')
    .executeTakeFirstOrThrow();
  const questions: string[] = [];
  for (const [order_key, { lesson_id, ...spec }] of values.questions.entries()) {
    questions.push(await buildQuestion(db, { benchmark_id: id, lesson_id, order_key }, spec));
  }
  if (!summary) return { id, summary_id: null, questions };
  const made = await db
    .insertInto('summaries')
    .values({ ...settings, course_id, level, benchmark_id: id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, summary_id: made.id, questions };
}
