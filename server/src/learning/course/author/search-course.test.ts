import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../../seed/content.ts';
import { buildBook, buildKeyElement, buildPage, buildQuickdeckCard } from '../../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { countingServer } from '../../../../test/counting-server.ts';
import { documentOf } from '../../../../test/security/document.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let developer: BuiltUser;
let course: string;
let lesson: string;
let other: string;
let project: string;
let benchmark: string;
let summary: string | null;
let book: string;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  developer = await buildUser(db, { role: 'CONTENT_DEVELOPER' });
  const built = await buildCourse(db, { name: 'Gardening' });
  course = built.id;
  lesson = (await buildLesson(db, { course_id: course, name: 'Loamy soil', published: false })).id;
  other = (await buildLesson(db, { course_id: course, name: 'Water', description: 'Rain on loam & clay' })).id;
  book = (await buildBook(db, { product_id: built.product_id })).id;
  const content = `<p>${'Sand. '.repeat(50)}The <b>lo</b><i>am</i> is <em>LOAM</em> &amp; clay.</p>`;
  const page = await buildPage(db, { book_id: book, lesson_id: lesson, title: 'Soils', content });
  await buildQuickdeckCard(db, { lesson_id: lesson, term: '<p class="loam">Peat</p>', definition: '<p>Dark</p>' });
  const cases = [[{ type: 'MULTIPLE_CHOICE', question: '<p>Which soil?</p>' } as const]];
  const made = await buildStudyProject(db, { lesson_id: lesson, introduction: '<h2>Apply</h2><p>Dig.</p>', cases });
  project = made.id;
  await buildKeyElement(db, { study_project_id: project, name: 'About loam', item: { page_id: page.id } });
  const questions = [{ type: 'TRUE_OR_FALSE', lesson_id: lesson, question: '<p>Is loam 100% sand?</p>' } as const];
  const asked = await buildBenchmark(db, { course_id: course, questions });
  [benchmark, summary] = [asked.id, asked.summary_id];
});

type Hit = {
  kind: string;
  in_kind: string;
  in_id: string;
  in_name: string | null;
  name: string | null;
  excerpts: string[];
};
const send = (operation: string, variables: Record<string, unknown>) =>
  server.call(developer, documentOf(operation), variables);
const find = async (text: string, courseId = course) => {
  const { data, errors } = await send('searchCourse', { courseId, text });
  expect(errors).toEqual([]);
  return data['searchCourse'] as { hits: Hit[]; more: boolean };
};

describe('searching a course', () => {
  it('finds words in all its texts by kind, the best first, with whole words around them; markup is no text', async () => {
    const { hits, more } = await find('LOÁM');
    expect(hits.map(({ kind, in_kind, in_id }) => `${kind} ${in_kind} ${in_id}`)).toEqual([
      `KEY_ELEMENT STUDY_PROJECT ${project}`,
      `LESSON LESSON ${lesson}`,
      `LESSON LESSON ${other}`,
      `QUESTION BENCHMARK ${benchmark}`,
      `BOOK_PAGE BOOK ${book}`,
    ]);
    expect(more).toBe(false);
    expect(hits[0]).toMatchObject({ name: 'About loam', excerpts: [] });
    const page = hits.find(({ kind }) => kind === 'BOOK_PAGE');
    expect(page).toMatchObject({ name: 'Soils' });
    expect(page?.excerpts[0]).toMatch(/^…(Sand\. )+The lo am is LOAM & clay\.$/);
  });

  it('puts first what has the words together', async () => {
    const built = await buildCourse(server.db, { name: 'Sensing' });
    const project_lesson = await buildLesson(server.db, {
      course_id: built.id,
      name: 'Sensors',
      description: 'Of soil.',
    });
    for (let n = 0; n < 6; n++)
      await buildLesson(server.db, { course_id: built.id, name: `Soil ${n}`, description: 'A sensor' });
    const question = (text: string) =>
      ({ type: 'TRUE_OR_FALSE', lesson_id: project_lesson.id, question: `<p>${text}</p>` }) as const;
    const questions = [question('Is the sensor in soil?'), question('Does the soil <b>sensor</b> hum?')];
    await buildBenchmark(server.db, { course_id: built.id, questions });
    const { hits } = await find('soil sensor', built.id);
    expect(hits[0]?.excerpts[0]).toBe('Does the soil sensor hum?');
    expect(hits.map(({ kind }) => kind)).toEqual([
      'QUESTION',
      'QUESTION',
      ...Array.from({ length: 7 }, () => 'LESSON'),
    ]);
  });

  it('finds files for instructors by name and description, the best first', async () => {
    const { id } = await buildCourse(server.db, { name: 'Beekeeping' });
    const hive = await buildLesson(server.db, { course_id: id, name: 'Hives' });
    const values = { course_id: id, url: '/media/poster', type: 'ANY' };
    await server.db
      .insertInto('instructor_resources')
      .values([
        { ...values, name: 'Handout', description: 'On queen bees & drones' },
        { ...values, name: 'Queen poster', lesson_id: hive.id },
        { ...values, name: 'Queen of old', deleted_on: new Date().toISOString() },
      ])
      .execute();
    const { hits } = await find('QUEEN', id);
    const place = { kind: 'INSTRUCTOR_RESOURCE', in_kind: 'INSTRUCTOR_RESOURCE' };
    expect(hits).toMatchObject([
      { ...place, name: 'Queen poster', in_name: 'Hives', excerpts: [] },
      { ...place, name: 'Handout', in_name: null, excerpts: ['On queen bees & drones'] },
    ]);
    const { data } = await send('readThrough', { courseId: id });
    expect(data['readThrough'].items.map(({ kind }: Hit) => kind)).not.toContain('INSTRUCTOR_RESOURCE');
  });

  it('wants all words, wherever they stand, as beginnings of words', async () => {
    expect((await find('clay loam')).hits.map(({ kind }) => kind)).toEqual(['BOOK_PAGE', 'LESSON']);
    expect((await find('100%')).hits.map(({ kind }) => kind)).toEqual(['QUESTION']);
    expect((await find('oam')).hits).toEqual([]);
    expect((await find('loam tundra')).hits).toEqual([]);
    expect((await find('strong')).hits).toEqual([]);
  });

  it('is one statement, and refuses what it cannot look for', async () => {
    const { call, during } = await countingServer(server);
    const asks = () => call(developer, documentOf('searchCourse'), { courseId: course, text: 'loam' });
    // What a server keeps of its callers is read once.
    expect((await asks()).errors).toEqual([]);
    expect(await during(asks)).toBe(1);
    const no = async (variables: object) =>
      (await send('searchCourse', { courseId: course, ...variables })).errors[0]?.extensions;
    expect(await no({ text: ' a ' })).toMatchObject({ code: 'INVALID', field: 'text' });
    expect(await no({ text: 'x'.repeat(201) })).toMatchObject({ code: 'INVALID', field: 'text' });
    expect(await no({ courseId: lesson, text: 'loam' })).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('reading a course through', () => {
  type Read = { kind: string; id: string; in_id: string; texts: string[]; answers: { is_correct: boolean }[] };
  const read = async (itemId?: string | null) => {
    const { data, errors } = await send('readThrough', { courseId: course, itemId });
    expect(errors).toEqual([]);
    return data['readThrough'].items as Read[];
  };

  it('has all of it in order with its keys, in one statement, and of a part just that part', async () => {
    const all = await read();
    expect(all.map(({ kind }) => kind)).toEqual([
      'BENCHMARK',
      'QUESTION',
      'BENCHMARK',
      'LESSON',
      'BOOK_PAGE',
      'QUICKDECK_CARD',
      'STUDY_PROJECT',
      'KEY_ELEMENT',
      'QUESTION',
      'LESSON',
      'SUMMARY',
    ]);
    expect(all[1]?.answers.some(({ is_correct }) => is_correct)).toBe(true);
    expect((await read(lesson)).map(({ kind }) => kind)).toEqual(all.slice(3, 9).map(({ kind }) => kind));
    expect((await read(project)).map(({ kind }) => kind)).toEqual(['STUDY_PROJECT', 'KEY_ELEMENT', 'QUESTION']);
    expect((await read(benchmark)).map(({ kind }) => kind)).toEqual(['BENCHMARK', 'QUESTION']);
    expect((await read(summary)).map(({ kind }) => kind)).toEqual(['BENCHMARK', 'QUESTION', 'SUMMARY']);
    const { call, during } = await countingServer(server);
    const reads = () => call(developer, documentOf('readThrough'), { courseId: course });
    expect((await reads()).errors).toEqual([]);
    expect(await during(reads)).toBe(1);
  });

  it('refuses what is not in the course', async () => {
    const no = async (variables: object) => (await send('readThrough', variables as never)).errors[0]?.extensions.code;
    expect(await no({ courseId: lesson })).toBe('NOT_FOUND');
    expect(await no({ courseId: course, itemId: crypto.randomUUID() })).toBe('NOT_FOUND');
  });
});
