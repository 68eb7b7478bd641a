import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { newCourse } from '@lectern/domain/learning/course/course.ts';
import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import type { Database } from '../src/base/database/connect.ts';
import { benchmarkKind, writeBenchmarks } from '../src/learning/assessment/write-benchmark.ts';
import { writeSummaries } from '../src/learning/assessment/write-summary.ts';
import { publishItems } from '../src/base/content/publish-items.ts';
import { writeCourses } from '../src/learning/course/write-course.ts';
import { writeLessons } from '../src/learning/course/write-lesson.ts';
import { writeProducts } from '../src/learning/product/write-product.ts';
import { writeCaseStudies } from '../src/learning/study-project/write-case-study.ts';
import { writeStudyProjects } from '../src/learning/study-project/write-study-project.ts';
import { buildQuestion, type QuestionSpec } from './question.ts';
import { seedAct, seedItem } from './seed-item.ts';

type Built = { readonly id: string };

/** A published product. */
export async function buildProduct(
  db: Database,
  values: { name?: string; color?: string; logo?: string; published?: boolean } = {},
): Promise<Built> {
  const { published, ...given } = values;
  const content = { name: 'Digital Literacy', color: '#2E3D9B', logo: null, ...given };
  return { id: await seedItem(db, writeProducts, content, published) };
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
    hint_opens_media_library?: boolean;
  } = {},
): Promise<Built & { product_id: string; levels: number }> {
  const { published, ...given } = values;
  const product_id = values.product_id ?? (await buildProduct(db)).id;
  const course = { ...newCourse, name: 'Living Online', ...given, product_id };
  const id = await seedItem(db, writeCourses, course, published);
  const levels = Array.from({ length: course.levels }, (_, index) => index + 1);
  await writeBenchmarks(
    db,
    seedAct,
    levels.map((level) => ({ content: { ...newAssessment, course_id: id, level } })),
  );
  return { id, product_id, levels: course.levels };
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
  const { published, ...given } = values;
  const course_id = values.course_id ?? (await buildCourse(db)).id;
  const name = values.name ?? `Lesson ${(await countLessons(db, course_id)) + 1}`;
  return { id: await seedItem(db, writeLessons, { ...newLesson, ...given, name, course_id }, published), course_id };
}

async function countLessons(db: Database, course_id: string): Promise<number> {
  const { count } = await db
    .selectFrom('lessons')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('course_id', '=', course_id)
    .executeTakeFirstOrThrow();
  return count;
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
  const { cases = [[{ type: 'MULTIPLE_CHOICE' }]], published, ...given } = values;
  const lesson_id = given.lesson_id ?? (await buildLesson(db)).id;
  const introduction = '<h2>Learn</h2><h3>A guest network</h3><p>Set up a network for visitors.</p>';
  const content = { level: 1, study_project_number: 1, introduction, ...given, lesson_id };
  const id = await seedItem(db, writeStudyProjects, content, published);
  const questions: string[] = [];
  for (const [order_key, specs] of cases.entries()) {
    const case_study_id = await seedItem(db, writeCaseStudies, { study_project_id: id, order_key });
    for (const [index, spec] of specs.entries()) {
      questions.push(await buildQuestion(db, { case_study_id, is_reinforced: index > 0, order_key: index }, spec));
    }
  }
  return { id, lesson_id, questions };
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
  const { id } = await db
    .selectFrom('benchmarks')
    .where('course_id', '=', course_id)
    .where('level', '=', level)
    .select('id')
    .executeTakeFirstOrThrow();
  await writeBenchmarks(db, seedAct, [{ id, changes: { time, questions_per_lesson } }]);
  await publishItems(db, seedAct, benchmarkKind, [id]);
  const questions: string[] = [];
  for (const [order_key, { lesson_id, ...spec }] of values.questions.entries()) {
    questions.push(await buildQuestion(db, { benchmark_id: id, lesson_id, order_key }, spec));
  }
  const settings = { ...newAssessment, course_id, level, time, questions_per_lesson };
  const summary_id = summary ? await seedItem(db, writeSummaries, { ...settings, benchmark_id: id }) : null;
  return { id, summary_id, questions };
}
