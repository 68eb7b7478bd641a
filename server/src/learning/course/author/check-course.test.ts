import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { countingServer } from '../../../../test/counting-server.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

type Finding = { code: string; is_error: boolean; id: string; says: string; field: string | null; count: number };

let server: TestServer;
let developer: BuiltUser;
let course: { readonly id: string; readonly product_id: string };
beforeAll(async () => {
  server = await testServer();
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER' });
  course = await buildCourse(server.db, { name: 'Plugs' });
});

const check = async (courseId = course.id) => {
  const { data, errors } = await server.call(developer, documentOf('contentFindings'), { courseId });
  expect(errors).toEqual([]);
  return data['contentFindings'] as { findings: Finding[]; errors: number; hints: number };
};
const codesOf = async (id: string) => {
  const { findings } = await check();
  return findings.filter((one) => one.id === id).map(({ code, field, count }) => `${code} ${field ?? '-'} ${count}`);
};

describe('checking a course', () => {
  it('finds links and files that lead nowhere, earlier addresses of lessons lead on', async () => {
    const { db } = server;
    const book = await buildBook(db, { product_id: course.product_id });
    const lesson = await buildLesson(db, {
      course_id: course.id,
      name: 'Safe accounts',
      slug: 'safe',
      published: false,
    });
    const linked = await buildPage(db, {
      book_id: book.id,
      lesson_id: lesson.id,
      title: 'Keys',
      content: '<p>Keys.</p>',
    });
    await db
      .insertInto('lesson_slugs')
      .values({ course_id: course.id, slug: 'secure', lesson_id: lesson.id })
      .execute();
    const content = [
      '<a href="/library/e-book/safe">a</a>',
      `<a href="/library/e-book/secure?page=${linked.id}">b</a>`,
      '<a href="/library/e-book/gone">c</a>',
      `<a href="/library/e-book/safe?page=${lesson.id}">d</a>`,
      `<img src="/media/${lesson.id}" alt="e">`,
      `<img src="/media/${course.id}" alt="f">`,
      '<a href="https://example.org/gone">g</a>',
    ].join('');
    const page = await buildPage(db, { book_id: book.id, lesson_id: lesson.id, title: 'Links', content });
    expect(await codesOf(page.id)).toEqual(['DEAD_LINK - 4']);
    expect(await codesOf(lesson.id)).toEqual(['LESSON_NOT_ASKED - 1']);
    await db
      .updateTable('book_pages')
      .set({ deleted_on: new Date().toISOString() })
      .where('id', '=', page.id)
      .execute();
    expect(await codesOf(page.id)).toEqual([]);
  });

  it('finds what a card, a study project and a benchmark lack, errors first', async () => {
    const { db } = server;
    const lesson = await buildLesson(db, { course_id: course.id, name: 'Cards' });
    const card = await buildQuickdeckCard(db, {
      lesson_id: lesson.id,
      term: '<p>Plug</p>',
      definition: '<h2>A</h2><h4>B</h4><img src="data:,">',
    });
    const cases = [[{ type: 'MULTIPLE_CHOICE', question: '<p>Which plug?</p>' } as const]];
    const introduction = '<h2>Learn: Plugs</h2><h2>Apply: Plugs</h2>';
    const project = await buildStudyProject(db, { lesson_id: lesson.id, introduction, cases });
    const question = { type: 'TRUE_OR_FALSE', lesson_id: lesson.id, question: '<p>Is it wide?</p>' } as const;
    const benchmark = await buildBenchmark(db, { course_id: course.id, questions: [question, question] });
    await db.updateTable('benchmarks').set({ questions_per_lesson: 3 }).where('id', '=', benchmark.id).execute();
    expect(await codesOf(card.id)).toContain('SKIPPED_HEADING definition 1');
    expect(await codesOf(project.id)).toEqual(['KIND_UNCLEAR introduction 1']);
    expect(await codesOf(benchmark.id)).toEqual(['TOO_FEW_QUESTIONS questions_per_lesson 1']);
    expect(await codesOf(lesson.id)).toEqual([]);
    const { findings, errors, hints } = await check();
    expect(findings.filter(({ code }) => code === 'ASKED_TWICE').map(({ says }) => says)).toEqual(['Is it wide?']);
    expect(findings.filter(({ code }) => code === 'NO_HINT')).toHaveLength(1);
    expect(findings.map(({ is_error }) => is_error)).toEqual([
      ...Array(errors).fill(true),
      ...Array(hints).fill(false),
    ]);
  });

  it('is two statements however large the course is, and refuses what is no course', async () => {
    const { call, during } = await countingServer(server);
    const asks = () => call(developer, documentOf('contentFindings'), { courseId: course.id });
    expect((await asks()).errors).toEqual([]);
    expect(await during(asks)).toBe(2);
    const { errors } = await server.call(developer, documentOf('contentFindings'), { courseId: course.product_id });
    expect(errors[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
