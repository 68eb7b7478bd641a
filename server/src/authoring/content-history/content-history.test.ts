import { randomUUID } from 'node:crypto';
import { contentRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildPage, buildQuickdeckCard } from '../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { documentOf } from '../../../test/security/document.ts';

let server: TestServer;
let manager: BuiltUser;
let developer: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER', first_name: 'Maria', last_name: 'Silva' });
  developer = await buildUser(server.db, { role: 'CONTENT_DEVELOPER', first_name: 'Dev', last_name: 'Eloper' });
});

const send = (operation: string, variables: Record<string, unknown>, by = developer) =>
  server.call(by, documentOf(operation), variables);
async function done(operation: string, variables: Record<string, unknown>, by = developer) {
  const { data, errors } = await send(operation, variables, by);
  expect(errors).toEqual([]);
  return data[operation];
}
const refusal = async (operation: string, variables: Record<string, unknown>, by = developer) => {
  const { code, field } = (await send(operation, variables, by)).errors[0]?.extensions ?? {};
  return [code, field].filter(Boolean).join(' ');
};
const history = (kind: string, id: string, after: number | null = null) => done('contentHistory', { kind, id, after });
const version = (kind: string, id: string, at: number) => done('contentVersion', { kind, id, version: at });
const bringBack = (kind: string, id: string, at: number) =>
  done('restoreContentVersion', { kind, version: at, where: { id } });
const rename = (id: string, name: string) => done('updateLesson', { data: { name }, where: { id } });

/** A benchmark with one question about a lesson, and the answers of that. */
async function asked() {
  const { id: course_id } = await buildCourse(server.db);
  const { id: lesson_id } = await buildLesson(server.db, { course_id });
  const { id: benchmark_id, questions } = await buildBenchmark(server.db, {
    course_id,
    questions: [{ type: 'MULTIPLE_CHOICE', lesson_id }],
  });
  const [id = ''] = questions;
  const { content } = await done('contentItem', { kind: 'QUESTION', id });
  const { type, question, answers } = content;
  return { course_id, lesson_id, benchmark_id, id, data: { type, question, answers, lesson_id } };
}

describe('the history of an item', () => {
  it('says who did what and when, the latest first, from what was there at first', async () => {
    const { id: course_id } = await buildCourse(server.db, { language: 'ar', published: false });
    const { id } = await buildLesson(server.db, { course_id, name: 'Soil' });
    const { id: project } = await buildStudyProject(server.db, { lesson_id: id });
    const { id: second } = await buildStudyProject(server.db, { lesson_id: id, study_project_number: 2 });
    await rename(id, 'Soils');
    await done('unpublishLesson', { id }, manager);
    await done('moveContent', { data: { kind: 'STUDY_PROJECT', id: second, before: project } });
    const { change_set_id } = await rename(id, 'Earth');
    await done('undoChangeSet', { id: change_set_id });
    const { entries, ...item } = await history('LESSON', id);
    expect(item).toMatchObject({ name: 'Soils', language: 'ar', version: 5, hasMore: false, cursor: null });
    expect(
      entries.map(({ version: at, what, operation, undoes, by }: any) => [at, what, operation, undoes, by]),
    ).toEqual([
      [5, 'CHANGED', 'updateLesson', true, 'Dev Eloper'],
      [4, 'CHANGED', 'updateLesson', false, 'Dev Eloper'],
      [3, 'ORDERED', 'moveContent', false, 'Dev Eloper'],
      [2, 'UNPUBLISHED', 'unpublishLesson', false, 'Maria Silva'],
      [2, 'CHANGED', 'updateLesson', false, 'Dev Eloper'],
      [1, 'MADE', null, false, null],
    ]);
  });

  it('is read page by page', async () => {
    const { id } = await buildLesson(server.db);
    for (let count = 1; count <= 30; count++) await rename(id, `Name ${count}`);
    const { entries, hasMore, cursor } = await history('LESSON', id);
    expect([entries.length, entries[0].version, hasMore]).toEqual([30, 31, true]);
    const before = await history('LESSON', id, cursor);
    expect(before).toMatchObject({ entries: [{ version: 1, what: 'MADE' }], hasMore: false, cursor: null });
  });

  it('and each version are for content roles: nobody else hears of an item or reads a key (T4)', async () => {
    const { id } = await asked();
    for (const role of globalRoles) {
      const user = await buildUser(server.db, { role });
      const may = contentRoles.some((one) => one === role);
      for (const [operation, more] of [
        ['contentHistory', {}],
        ['contentVersion', { version: 1 }],
      ] as const)
        expect([role, await refusal(operation, { kind: 'QUESTION', id, ...more }, user)]).toEqual([
          role,
          may ? '' : 'FORBIDDEN',
        ]);
      expect([role, await refusal('deletedContent', {}, user)]).toEqual([role, may ? '' : 'FORBIDDEN']);
    }
    expect(await refusal('contentHistory', { kind: 'QUESTION', id: randomUUID() })).toBe('NOT_FOUND');
    expect(await refusal('contentHistory', { kind: 'LESSON', id })).toBe('NOT_FOUND');
  });
});

describe('a version of an item', () => {
  it('says what the item said then, and how its children stood', async () => {
    const { id } = await buildLesson(server.db, { name: 'Soil' });
    const { id: first } = await buildStudyProject(server.db, { lesson_id: id });
    const { id: second } = await buildStudyProject(server.db, { lesson_id: id, study_project_number: 2 });
    await rename(id, 'Soils');
    await done('moveContent', { data: { kind: 'STUDY_PROJECT', id: second, before: first } });
    await rename(id, 'Earth');
    const said = await Promise.all([1, 2, 3, 4].map((at) => version('LESSON', id, at)));
    expect(said.map(({ content }) => content.name)).toEqual(['Soil', 'Soils', 'Soils', 'Earth']);
    const orders = said.map(({ children }) =>
      children.find((list: any) => list.kind === 'STUDY_PROJECT').items.map((item: any) => item.id),
    );
    expect(orders).toEqual([
      [first, second],
      [first, second],
      [second, first],
      [second, first],
    ]);
    expect(await refusal('contentVersion', { kind: 'LESSON', id, version: 5 })).toBe('NOT_FOUND version');
    expect(await refusal('contentVersion', { kind: 'LESSON', id, version: 0 })).toBe('NOT_FOUND version');
  });

  it('names what it points at, and the pages that a lesson showed', async () => {
    const { db } = server;
    const { id: course_id, product_id } = await buildCourse(db);
    const { id } = await buildLesson(db, { course_id });
    const { id: book_id } = await buildBook(db, { product_id });
    const pages = [];
    for (const title of ['One', 'Two']) pages.push((await buildPage(db, { book_id, title, lesson_id: id })).id);
    await done('setLessonPages', { ebookPageIds: pages.slice(1), where: { id } });
    const shown = async (at: number) =>
      (await version('LESSON', id, at)).children
        .find((list: any) => list.kind === 'BOOK_PAGE')
        .items.map(({ name }: any) => name);
    const { version: now } = await history('LESSON', id);
    expect([await shown(now - 1), await shown(now)]).toEqual([['One', 'Two'], ['Two']]);
    await bringBack('LESSON', id, now - 1);
    expect(await shown(now + 1)).toEqual(['One', 'Two']);
    await done('deleteBookPage', { id: pages[0] }, manager);
    expect(await refusal('restoreContentVersion', { kind: 'LESSON', version: now - 1, where: { id } })).toBe(
      'NOT_FOUND data.pages',
    );
  });
});

describe('restoring a version', () => {
  it('makes a new one that says the same, of a question with the answers it had, and can be undone', async () => {
    const { id, data } = await asked();
    const [first, second, ...others] = data.answers;
    const { id: _, ...added } = second;
    const corrected = { ...data, answers: [{ ...first, answer: '<p>Anew</p>' }, ...others, added] };
    await done('updateQuestion', { data: corrected, where: { id } });
    const before = await version('QUESTION', id, 1);
    const { change_set_id, items } = await bringBack('QUESTION', id, 1);
    expect(items).toEqual([{ id, version: 3, what: 'CHANGED' }]);
    expect((await version('QUESTION', id, 3)).content).toEqual(before.content);
    expect((await bringBack('QUESTION', id, 1)).change_set_id).toBeNull();
    await done('undoChangeSet', { id: change_set_id });
    expect((await version('QUESTION', id, 4)).content.answers[0].answer).toBe('<p>Anew</p>');
    expect(await refusal('restoreContentVersion', { kind: 'QUESTION', version: 1, where: { id, version: 3 } })).toBe(
      'CONFLICT',
    );
    expect(await refusal('restoreContentVersion', { kind: 'QUESTION', version: 9, where: { id } })).toBe(
      'NOT_FOUND version',
    );
  });

  it('puts children back in the order they had, those that came later behind them', async () => {
    const { id: course_id } = await buildCourse(server.db);
    const names = ['One', 'Two', 'Three'];
    const ids: string[] = [];
    for (const name of names) ids.push((await buildLesson(server.db, { course_id, name })).id);
    await done('moveContent', { data: { kind: 'LESSON', id: ids[2], before: ids[0] } });
    await buildLesson(server.db, { course_id, name: 'Four' });
    await bringBack('COURSE', course_id, 1);
    const { lessons } = await done('curriculum', { courseId: course_id });
    expect(lessons.map(({ name }: any) => name)).toEqual([...names, 'Four']);
  });

  it('is refused where what it says does not fit any more, with the field', async () => {
    const { id, lesson_id, course_id, data } = await asked();
    await done('updateQuestion', { data: { ...data, lesson_id: null }, where: { id } });
    await done('deleteLesson', { id: lesson_id }, manager);
    expect(await refusal('restoreContentVersion', { kind: 'QUESTION', version: 1, where: { id } })).toBe(
      'NOT_FOUND data.lesson_id',
    );
    await done('updateCourse', { data: { levels: 3 }, where: { id: course_id } });
    const { id: other } = await buildLesson(server.db, { course_id });
    const { id: project } = await buildStudyProject(server.db, { lesson_id: other, level: 3 });
    await done('updateStudyProject', { data: { level: 1 }, where: { id: project } });
    await done('updateCourse', { data: { levels: 2 }, where: { id: course_id } });
    expect(await refusal('restoreContentVersion', { kind: 'STUDY_PROJECT', version: 1, where: { id: project } })).toBe(
      'INVALID data.level',
    );
  });

  it('cleans the HTML of what was kept (T22)', async () => {
    const { db } = server;
    const { id: book_id } = await buildBook(db, { product_id: (await buildCourse(db)).product_id });
    const { id } = await buildPage(db, { book_id, title: 'Page' });
    await done('updateBookPage', { data: { content: '<p>Later</p>' }, where: { id } });
    const hostile = '<p onclick="call()">Before<script>call()</script></p>';
    await sql`update superseded_versions set content = content || ${JSON.stringify({ content: hostile })}::jsonb
      where item_id = ${id}`.execute(db);
    await bringBack('BOOK_PAGE', id, 1);
    expect((await done('contentItem', { kind: 'BOOK_PAGE', id })).content.content).toBe('<p>Before</p>');
  });

  it('of any kind brings back what it said', async () => {
    const { db } = server;
    const { course_id, benchmark_id, lesson_id } = await asked();
    const { product_id } = await db
      .selectFrom('courses')
      .select('product_id')
      .where('id', '=', course_id)
      .executeTakeFirstOrThrow();
    const { id: book } = await buildBook(db, { product_id });
    const { id: card } = await buildQuickdeckCard(db, { lesson_id });
    const { id: project } = await buildStudyProject(db, { lesson_id });
    const { items } = await done('createKeyElement', {
      data: { study_project_id: project, name: 'Terms', type: 'quickdeck' },
    });
    const element = items.find(({ what }: any) => what === 'MADE').id;
    for (const [kind, id, operation, data] of [
      ['PRODUCT', product_id, 'updateProduct', { name: 'Other', color: '#111111', logo: '/media/1' }],
      ['COURSE', course_id, 'updateCourse', { name: 'Other', levels: 4 }],
      ['LESSON', lesson_id, 'updateLesson', { name: 'Other', description: 'Another' }],
      ['BOOK', book, 'updateBook', { name: 'Other' }],
      ['QUICKDECK_CARD', card, 'updateQuickdeckCard', { term: '<p>Other</p>' }],
      ['STUDY_PROJECT', project, 'updateStudyProject', { level: 2, introduction: '<h2>Apply</h2>' }],
      ['KEY_ELEMENT', element, 'updateKeyElement', { name: 'Other', type: 'ebook' }],
      ['BENCHMARK', benchmark_id, 'updateBenchmark', { time: 1200 }],
    ] as const) {
      const { version: now } = await history(kind, id);
      const before = await version(kind, id, now);
      await done(operation, { data, where: { id } });
      expect((await version(kind, id, now + 1)).content).not.toEqual(before.content);
      await bringBack(kind, id, now);
      expect([kind, (await version(kind, id, now + 2)).content]).toEqual([kind, before.content]);
    }
  });
});
