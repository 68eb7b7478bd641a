import { randomUUID } from 'node:crypto';
import { newAssessment } from '@lectern/domain/learning/assessment/assessment-content.ts';
import { newCourse } from '@lectern/domain/learning/course/course.ts';
import { newLesson } from '@lectern/domain/learning/course/lesson.ts';
import { writeBenchmarks } from '../../src/learning/assessment/write-benchmark.ts';
import { writeSummaries } from '../../src/learning/assessment/write-summary.ts';
import { writeCourses } from '../../src/learning/course/write-course.ts';
import { writeLessons } from '../../src/learning/course/write-lesson.ts';
import { writeBooks } from '../../src/learning/library/write-book.ts';
import type { BenchmarkData, CourseData, LessonData, ProjectData } from './course-data.ts';
import type { CourseWriting } from './course-writing.ts';
import { writeLesson } from './write-lesson.ts';
import { writeDemoQuestions } from './write-questions.ts';

/** A course that was written, with the ids of its lessons by slug. */
export type WrittenCourse = { readonly id: string; readonly lessons: ReadonlyMap<string, string> };

const levels = [1, 2];

/** Writes a course of two levels with its book, its lessons, a benchmark for each level, and the summaries of published ones. */
export async function writeCourse(
  writing: CourseWriting,
  { product_id, display_order }: { product_id: string; display_order: number },
  course: CourseData,
): Promise<WrittenCourse> {
  const { db, act, withMedia } = writing;
  const [course_id, book_id] = [randomUUID(), randomUUID()];
  const { name, description, language } = course;
  const logo = withMedia(`media:${course.logo}`);
  const head = { product_id, name, description, language, logo, display_order, levels: levels.length };
  const published = course.published !== false;
  await writeCourses(db, act, [{ id: course_id, content: { ...newCourse, ...head }, published }]);
  await writeBooks(db, act, [{ id: book_id, content: { product_id, name: course.book } }]);
  const lessons = await writeLessonHeads(writing, course_id, course.lessons);
  const numbers = projectNumbers(course.lessons);
  for (const lesson of course.lessons) {
    const place = { lesson_id: lessons.get(lesson.slug) ?? '', book_id, numbers };
    await writeLesson(writing, place, lesson);
  }
  for (const level of levels) {
    const benchmark = course.benchmarks.find((one) => one.level === level);
    await writeBenchmark(writing, { course_id, level, lessons }, benchmark ?? null);
  }
  return { id: course_id, lessons };
}

async function writeLessonHeads(
  { db, act, withMedia }: CourseWriting,
  course_id: string,
  lessons: readonly LessonData[],
): Promise<Map<string, string>> {
  const written = await writeLessons(
    db,
    act,
    lessons.map(({ name, slug, description, logo, published }) => ({
      content: { ...newLesson, course_id, name, slug, description, logo: withMedia(`media:${logo}`) },
      published: published !== false,
    })),
  );
  return new Map(lessons.map(({ slug }, index) => [slug, written[index]?.id ?? '']));
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
  const { db, act } = writing;
  const id = randomUUID();
  const settings = { ...newAssessment, course_id, level, time: data?.time ?? null };
  const published = data !== null;
  await writeBenchmarks(db, act, [{ id, content: { ...settings, description: data?.description ?? '' }, published }]);
  if (!data) return;
  const questions = data.questions.map(({ lesson, ...question }, order_key) => ({
    place: { benchmark_id: id, lesson_id: lesson === null ? null : (lessons.get(lesson) ?? null), order_key },
    question,
  }));
  await writeDemoQuestions(writing, questions);
  await writeSummaries(db, act, [{ content: { ...settings, benchmark_id: id, description: data.summary }, published }]);
}
