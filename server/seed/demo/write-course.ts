import { randomUUID } from 'node:crypto';
import type { QuestionPlace, QuestionSpec } from '../question.ts';
import type { BenchmarkData, CourseData, LessonData, ProjectData } from './course-data.ts';
import type { CourseWriting } from './course-writing.ts';
import { insertAll } from './insert-all.ts';
import { writeLesson } from './write-lesson.ts';
import { writeQuestions } from './write-questions.ts';

/** A course that was written, with the ids of its lessons by slug. */
export type WrittenCourse = { readonly id: string; readonly lessons: ReadonlyMap<string, string> };

const levels = [1, 2];

/** Writes a course of two levels with its book, its lessons, a benchmark for each level, and the summaries of published ones. */
export async function writeCourse(
  writing: CourseWriting,
  { product_id, display_order }: { product_id: string; display_order: number },
  course: CourseData,
): Promise<WrittenCourse> {
  const { db, by, withMedia } = writing;
  const [course_id, book_id] = [randomUUID(), randomUUID()];
  const { name, description, language } = course;
  const logo = withMedia(`media:${course.logo}`);
  const head = { product_id, name, description, language, logo, display_order, published: course.published !== false };
  await insertAll(db, 'courses', [{ id: course_id, levels: levels.length, ...head, ...by }]);
  await insertAll(db, 'books', [{ id: book_id, product_id, name: course.book, ...by }]);
  const lessons = await writeLessonHeads(writing, course_id, course.lessons);
  const numbers = projectNumbers(course.lessons);
  let pagesBefore = 0;
  for (const lesson of course.lessons) {
    const place = { lesson_id: lessons.get(lesson.slug) ?? '', book_id, pagesBefore, numbers };
    await writeLesson(writing, place, lesson);
    pagesBefore += lesson.pages.length;
  }
  for (const level of levels) {
    const benchmark = course.benchmarks.find((one) => one.level === level);
    await writeBenchmark(writing, { course_id, level, lessons }, benchmark ?? null);
  }
  return { id: course_id, lessons };
}

async function writeLessonHeads(
  { db, by, withMedia }: CourseWriting,
  course_id: string,
  lessons: readonly LessonData[],
): Promise<Map<string, string>> {
  const ids = new Map(lessons.map(({ slug }) => [slug, randomUUID()]));
  const rows = lessons.map(({ name, slug, description, logo, published }, index) => ({
    id: ids.get(slug),
    course_id,
    name,
    slug,
    description,
    logo: withMedia(`media:${logo}`),
    published: published !== false,
    display_order: index + 1,
    ...by,
  }));
  await insertAll(db, 'lessons', rows);
  return ids;
}

/** Numbers run through the course at each level; drafts come last, so that learners see no gap. */
function projectNumbers(lessons: readonly LessonData[]): Map<ProjectData, number> {
  const projects = lessons.flatMap((lesson) =>
    lesson.projects.map((project) => ({ project, draft: lesson.published === false || project.published === false })),
  );
  const inOrder = [...projects.filter(({ draft }) => !draft), ...projects.filter(({ draft }) => draft)];
  const byLevel = Map.groupBy(inOrder, ({ project }) => project.level);
  return new Map([...byLevel.values()].flatMap((list) => list.map(({ project }, index) => [project, index + 1])));
}

/** Every level has a benchmark; one that nobody has written yet is an empty draft. */
async function writeBenchmark(
  writing: CourseWriting,
  { course_id, level, lessons }: { course_id: string; level: number; lessons: ReadonlyMap<string, string> },
  data: BenchmarkData | null,
): Promise<void> {
  const { db, by } = writing;
  const id = randomUUID();
  const settings = { course_id, level, published: data !== null, time: data?.time ?? null, ...by };
  await insertAll(db, 'benchmarks', [{ id, description: data?.description ?? '', ...settings }]);
  if (!data) return;
  const questions = data.questions.map(({ lesson, ...question }, order_key): [QuestionPlace, QuestionSpec] => [
    { benchmark_id: id, lesson_id: lesson === null ? null : (lessons.get(lesson) ?? null), order_key },
    question,
  ]);
  await writeQuestions(writing, questions);
  await insertAll(db, 'summaries', [{ benchmark_id: id, description: data.summary, ...settings }]);
}
