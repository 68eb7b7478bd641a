import type { Fate } from '../stock.ts';
import type { Item } from './items.ts';
import type { AddItem, Planning } from './planning.ts';
import { indexPages } from './page-index.ts';
import { phrasesOf } from './phrases.ts';
import { planLesson, type LessonPlanning } from './plan-lesson.ts';

/** The colour of an imported product; people choose another one in its form. */
const productColor = '#0F766E';

const levels = 2;

/** Everything the folder wants in the course, parents before their children, and what became of the folder's links. */
type CoursePlan = { readonly items: Item[]; readonly links: readonly Fate[] };

/** Plans a course; `step` is called after each lesson. */
export function planCourse(planning: Planning, step: () => void): CoursePlan {
  const { course, idOf, folder, pictures, notes } = planning;
  const { language } = course;
  const items: Item[] = [];
  const add: AddItem = (type, path, values, { title, lesson = null, order = 1, read_from = null }) => {
    const id = idOf(path);
    items.push({ type, path, id, lesson, title, order, values, read_from } as unknown as Item);
    return id;
  };
  const product_id = add(
    'product',
    'product',
    { name: course.product, color: productColor },
    { title: course.product, read_from: course.namedBy.product },
  );
  const own = { title: course.name, read_from: course.namedBy.course };
  const course_id = add(
    'course',
    `${language}/course`,
    { product_id, name: course.name.slice(0, 200), language, levels },
    own,
  );
  const book_id = add('book', `${language}/book`, { product_id, name: course.name.slice(0, 200) }, own);
  const benchmarks = Array.from({ length: levels }, (_, index) => {
    const level = index + 1;
    const benchmark_id = add(
      'benchmark',
      `${language}/benchmark/${level}`,
      { course_id, level },
      { title: `Benchmark, level ${level}` },
    );
    add(
      'summary',
      `${language}/summary/${level}`,
      { course_id, benchmark_id, level },
      { title: `Summary, level ${level}` },
    );
    return benchmark_id;
  });
  const lessons = course.lessons.map((lesson) =>
    indexPages(folder, lesson, lessonPath(language, lesson.slug), idOf, notes),
  );
  const around = { folder, language, phrases: phrasesOf(language), pictures, lessons, notes };
  let pageNumber = 0;
  const links: Fate[] = [];
  const countLinks = (fates: readonly Fate[]) => void links.push(...fates);
  for (const lesson of lessons) {
    const path = lessonPath(language, lesson.lesson.slug);
    const ids = { course_id, book_id, benchmark_id: benchmarks[0] ?? '' };
    const lessonPlanning: LessonPlanning = {
      ...planning,
      around,
      add,
      path,
      ids,
      nextPage: () => ++pageNumber,
      countLinks,
    };
    planLesson(lessonPlanning, lesson);
    step();
  }
  return { items, links };
}

const lessonPath = (language: string, slug: string): string => `${language}/lesson/${slug}`;
