import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { dataAndDevices } from './data-and-devices/course.ts';
import { digitalSafetyArabic } from './digital-safety-arabic/course.ts';
import { savingEnergy } from './drafts.ts';
import type { ResourceType } from '@lectern/domain/learning/course/instructor-resource.ts';
import { insertAll } from './insert-all.ts';
import { writeInstructorResources } from '../../src/learning/instructor-resource/write-instructor-resource.ts';
import { writeProducts } from '../../src/learning/product/write-product.ts';
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
  const [devices = ''] = main.lessons.values();
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
  const lessonOf = (slug: string) => {
    const id = main.lessons.get(slug);
    if (!id) throw new Error(`there is no lesson ${slug} in the demo school`);
    return id;
  };
  const resource = (type: ResourceType, lesson: string | null, name: string, file: string, description: string) => ({
    course_id: main.id,
    lesson_id: lesson === null ? null : lessonOf(lesson),
    name,
    url: withMedia(`media:${file}`),
    type,
    description,
  });
  const poster = 'For the wall of the classroom.';
  const resources = [
    resource(
      'BENCHMARK',
      null,
      'Level 1: a drawing to begin with',
      'inside-computer.svg',
      'To show when the benchmark is over.',
    ),
    resource(
      'LEARN_EXERCISE',
      'spreadsheets-you-can-trust',
      '1.1 Cells and their names',
      'cell-reference.svg',
      'To project while the terms come up.',
    ),
    resource(
      'LEARN_EXERCISE',
      'networks-and-finding-the-fault',
      '1.2 The way of a page',
      'network-path.svg',
      'To project while the terms come up.',
    ),
    resource(
      'APPLY_EXERCISE',
      'networks-and-finding-the-fault',
      '2.1 A floor plan to draw on',
      'wifi-floor.svg',
      'One copy for each pair.',
    ),
    resource(
      'APPLY_EXERCISE',
      'spreadsheets-you-can-trust',
      '2.1 Two charts that say different things',
      'axis-compare.svg',
      'To discuss in pairs.',
    ),
    resource(
      'SUMMARY',
      null,
      'Level 1: what a summary will ask about backups',
      'backup-321.svg',
      'For the lesson before the summary.',
    ),
    resource('ANY', 'devices-and-connections', 'Poster: what is inside a computer', 'inside-computer.svg', poster),
    resource('ANY', 'files-folders-and-backups', 'Poster: three, two, one', 'backup-321.svg', poster),
    resource(
      'ANY',
      'safe-accounts',
      'Handout: five marks of a forged message',
      'mail-anatomy.svg',
      'To print and to annotate in class.',
    ),
  ];
  await writeInstructorResources(
    db,
    act,
    resources.map((one, index) => ({ content: { ...one, order_key: index + 1 } })),
  );
}
