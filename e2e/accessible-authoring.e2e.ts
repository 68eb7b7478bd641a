import type { Database } from '../server/src/base/database/connect.ts';
import { contextOf, look } from './looking.ts';
import { test } from './server.ts';

const looks = [
  { colorScheme: 'light', width: 1280, language: 'en' },
  { colorScheme: 'dark', width: 390, language: 'ar' },
] as const;

const deep = process.env['LECTERN_DEEP'] === '1';

/** The screens of content management, as axe sees them, half from left to right, half from right to left; in a deep run all of them in both. */
for (const [at, { colorScheme, width, language }] of looks.entries()) {
  test(`axe finds nothing on screens of authors, ${colorScheme}, ${width} px, ${language}`, async ({
    product: { db, origin },
    signIn,
    browser,
  }) => {
    test.slow();
    const context = await contextOf(browser, origin, { colorScheme, width });
    const page = await context.newPage();
    await signIn(page, 'content-manager@demo.test');
    await page.evaluate((chosen) => localStorage.setItem('lectern-language', chosen), language);
    const paths = (await addresses(db)).filter((_, index) => deep || index % looks.length === at);
    for (const path of paths) await look(page, path);
    await context.close();
  });
}

/** The addresses of all screens, panes and dialogs of authors that have one, in the demo school. */
async function addresses(db: Database): Promise<string[]> {
  const course = await db
    .selectFrom('courses')
    .select(['id', 'product_id'])
    .where('name', '=', 'Data and Devices at Work')
    .executeTakeFirstOrThrow();
  const lesson = await db
    .selectFrom('lessons')
    .select('id')
    .where('course_id', '=', course.id)
    .executeTakeFirstOrThrow();
  const project = await db
    .selectFrom('study_projects')
    .select('id')
    .where('lesson_id', '=', lesson.id)
    .executeTakeFirstOrThrow();
  const asked = await db
    .selectFrom('questions')
    .innerJoin('benchmarks', 'benchmarks.id', 'questions.benchmark_id')
    .select(['questions.id', 'benchmark_id'])
    .where('course_id', '=', course.id)
    .executeTakeFirstOrThrow();
  const book = await db
    .selectFrom('books')
    .select('id')
    .where('product_id', '=', course.product_id)
    .executeTakeFirstOrThrow();
  const editor = `/cms/product/${course.product_id}/course/${course.id}`;
  return [
    ...['', '?tab=library', '?tab=freeOffers', '?tab=myWork', '?tab=waiting'].map((tab) => `/cms${tab}`),
    ...['ebook', `ebook/${book.id}`, 'media', 'deleted', 'video'].map((screen) => `/cms/${screen}`),
    ...['', '?tab=library', '?tab=resources', '?tab=publish', '?tab=settings'].map((tab) => editor + tab),
    ...[`lesson.${lesson.id}`, `new-lesson.${course.id}`, `study-project.${project.id}`].map(
      (item) => `${editor}?item=${item}`,
    ),
    `${editor}?item=benchmark.${asked.benchmark_id}`,
    `${editor}?item=benchmark.${asked.benchmark_id}&question=${asked.id}`,
    `${editor}?item=lesson.${lesson.id}&history=LESSON.${lesson.id}`,
    `${editor}?item=lesson.${lesson.id}&comments=LESSON.${lesson.id}`,
    // That of the whole course takes as long as all others together.
    deep ? `${editor}/read` : `${editor}/read?item=${asked.benchmark_id}`,
    `${editor}/framed?width=390&scheme=dark`,
  ];
}
