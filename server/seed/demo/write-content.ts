import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dataAndDevices } from './data-and-devices/course.ts';
import { digitalSafetyArabic } from './digital-safety-arabic/course.ts';
import { savingEnergy } from './drafts.ts';
import { insertAll } from './insert-all.ts';
import { writeProducts } from '../../src/features/product/write-product.ts';
import type { CourseWriting } from './course-writing.ts';
import { writeCourse, type WrittenCourse } from './write-course.ts';

/** What the demo school teaches. */
export type Content = {
  readonly product_id: string;
  /** The course that learners of all groups take. */
  readonly main: WrittenCourse;
  readonly arabic: WrittenCourse;
};

/** Writes a published product with two courses, a draft of another product, free offers and files for instructors. */
export async function writeContent(writing: CourseWriting): Promise<Content> {
  const { db } = writing;
  const product_id = await writeProduct(writing, 'Digital Workplace', '#0f766e', 'product-workplace.svg', true);
  const draft_id = await writeProduct(writing, 'Green Buildings', '#b45309', 'product-buildings.svg', false);
  const main = await writeCourse(writing, { product_id, display_order: 1 }, dataAndDevices);
  const arabic = await writeCourse(writing, { product_id, display_order: 2 }, digitalSafetyArabic);
  await writeCourse(writing, { product_id: draft_id, display_order: 1 }, savingEnergy);
  // Questions get their versions when a transaction ends; attempts need them now.
  await sql`set constraints questions_keep_version, answers_keep_version immediate`.execute(db);
  await writeOffers(writing, main, arabic);
  return { product_id, main, arabic };
}

async function writeProduct(
  { db, act, withMedia }: CourseWriting,
  name: string,
  color: string,
  logo: string,
  published: boolean,
): Promise<string> {
  const id = randomUUID();
  await writeProducts(db, act, [{ id, content: { name, color, logo: withMedia(`media:${logo}`) }, published }]);
  return id;
}

/** What visitors may try without an account, and what instructors may download. */
async function writeOffers({ db, act, withMedia }: CourseWriting, main: WrittenCourse, arabic: WrittenCourse) {
  const offered = { created_by: act.by, ...(act.on ? { created_on: act.on } : {}) };
  const [devices = '', files = '', , accounts = ''] = main.lessons.values();
  const [passwords = ''] = arabic.lessons.values();
  await insertAll(
    db,
    'free_lessons',
    [devices, passwords].map((lesson_id) => ({ lesson_id, ...offered })),
  );
  await insertAll(
    db,
    'free_course_benchmarks',
    [main, arabic].map(({ id }) => ({ course_id: id, ...offered })),
  );
  const resource = (order_key: number, lesson_id: string, name: string, file: string, description: string) => ({
    course_id: main.id,
    lesson_id,
    name,
    url: withMedia(`media:${file}`),
    type: 'ANY',
    order_key,
    description,
    ...offered,
  });
  await insertAll(db, 'instructor_resources', [
    resource(1, devices, 'Poster: what is inside a computer', 'inside-computer.svg', 'For the wall of the classroom.'),
    resource(2, files, 'Poster: three, two, one', 'backup-321.svg', 'For the wall of the classroom.'),
    resource(
      3,
      accounts,
      'Handout: five marks of a forged message',
      'mail-anatomy.svg',
      'To print and to annotate in class.',
    ),
  ]);
}
