import { randomUUID } from 'node:crypto';
import { globalRoles, publishRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildBenchmark, buildCourse, buildLesson, buildProduct, buildStudyProject } from '../../../seed/content.ts';
import { buildBook, buildPage } from '../../../seed/library.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { buildApp } from '../../app.ts';
import { connect } from '../database/connect.ts';
import { forgetOldKeys } from '../jobs/forget-old-keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const person = (role: (typeof globalRoles)[number] = 'CONTENT_DEVELOPER') => buildUser(server.db, { role });

const documents = {
  keep: 'mutation keep($data: WorkingCopyInput!) { keepWorkingCopy(data: $data) { id revision kept_on } }',
  drop: 'mutation drop($id: ID!, $revision: Int!) { dropWorkingCopy(id: $id, revision: $revision) }',
  take: 'mutation take($id: ID!, $user_id: ID!) { takeWorkingCopy(id: $id, user_id: $user_id) { id revision data base_version } }',
  find: `query find($kind: ContentKind!, $id: ID, $parent_id: ID) {
    workingCopy(kind: $kind, id: $id, parent_id: $parent_id) { id kind parent_id base_version data revision kept_on } }`,
  list: `query list { workingCopies { id kind is_new kept_on
    place { title number within language product_id course_id book_id lesson_id study_project_id case_study_id benchmark_id } } }`,
  open: `mutation open($kind: ContentKind!, $id: ID!) {
    openContent(kind: $kind, id: $id) { user_id first_name is_here kept_since } }`,
  update: `mutation save($data: UpdateLessonInput!, $where: ContentWhere!) {
    updateLesson(data: $data, where: $where) { change_set_id items { id version } } }`,
  make: 'mutation make($data: CreateLessonInput!) { createLesson(data: $data) { items { id what } } }',
};

async function ask(user: BuiltUser | null, name: keyof typeof documents, variables = {}, headers = {}) {
  const authorization = user ? { authorization: `Bearer ${await server.tokenOf(user)}` } : {};
  const reply = await server.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', ...authorization, ...headers },
    payload: { query: documents[name], variables },
  });
  const { data, errors } = reply.json();
  return { data: data && Object.values(data)[0], code: errors?.[0].extensions.code ?? null, text: reply.body };
}

const typed = (id: string, name: string, more = {}) => ({
  data: { kind: 'LESSON', id, base_version: 1, revision: 0, data: JSON.stringify({ name }), ...more },
});
const ofLesson = (id: string) => ({ kind: 'LESSON', id });
const saving = ({ id, revision }: { id: string; revision: number }) => ({ 'working-copy': `${id} ${revision}` });

describe('what an author types', () => {
  it('is kept, valid or not, and found again by them alone', async () => {
    const [ana, ben, { id }] = [await person(), await person('CONTENT_MANAGER'), await buildLesson(server.db)];
    const { data } = await ask(ana, 'keep', typed(id, ''));
    expect(data).toMatchObject({ id, revision: 1 });
    await ask(ana, 'keep', typed(id, 'Soi', { revision: 1 }));
    expect((await ask(ana, 'find', ofLesson(id))).data).toMatchObject({
      id,
      revision: 2,
      base_version: 1,
      data: { name: 'Soi' },
    });
    expect(await ask(ben, 'find', ofLesson(id))).toMatchObject({ data: null, code: null });
    expect((await ask(ben, 'list')).data).toEqual([]);
    expect((await ask(ben, 'drop', { id, revision: 2 })).data).toBe(false);
    expect((await ask(ana, 'find', ofLesson(id))).data.revision).toBe(2);
  });

  it('is not written over in silence by another window of theirs', async () => {
    const [ana, { id }] = [await person(), await buildLesson(server.db)];
    await ask(ana, 'keep', typed(id, 'here'));
    expect((await ask(ana, 'keep', typed(id, 'elsewhere'))).code).toBe('CONFLICT');
    expect((await ask(ana, 'find', ofLesson(id))).data.data).toEqual({ name: 'here' });
    expect((await ask(ana, 'drop', { id, revision: 7 })).data).toBe(false);
    expect((await ask(ana, 'drop', { id, revision: 1 })).data).toBe(true);
  });

  it('stands nowhere but in working copies: what the item says stays, its version too', async () => {
    const [ana, { id }] = [await person(), await buildLesson(server.db, { name: 'Soil' })];
    await ask(ana, 'keep', typed(id, 'Soi'));
    const found = await server.db
      .selectFrom('lessons')
      .select(['name', 'version'])
      .where('id', '=', id)
      .executeTakeFirst();
    expect(found).toEqual({ name: 'Soil', version: 1 });
  });

  it('is refused where the item is not there, is none of the kind, or would belong to nothing', async () => {
    const [ana, { id }, { id: course_id }] = [
      await person(),
      await buildLesson(server.db),
      await buildCourse(server.db),
    ];
    const code = async (more: object) => (await ask(ana, 'keep', typed(id, 'Soi', more))).code;
    expect(await code({ id: randomUUID() })).toBe('NOT_FOUND');
    expect(await code({ kind: 'COURSE' })).toBe('NOT_FOUND');
    expect(await code({ id: randomUUID(), base_version: null })).toBe('NOT_FOUND');
    expect(await code({ id: randomUUID(), base_version: null, parent_id: course_id })).toBe(null);
  });

  it.each([
    ['no JSON', '{"name":', 'INVALID'],
    ['no object', '[1]', 'INVALID'],
    ['what no database keeps', String.raw`{"name":"a\u0000"}`, 'INVALID'],
    ['half a character', String.raw`{"name":"\ud800"}`, 'INVALID'],
    ['nested without an end', `{"a":${'['.repeat(40)}${']'.repeat(40)}}`, 'INVALID'],
    ['more than a save could send', `{"name":"${'a'.repeat(900_000)}"}`, 'TOO_LARGE'],
  ])('is refused where it is %s', async (_what, data, refused) => {
    const [ana, { id }] = [await person(), await buildLesson(server.db)];
    expect((await ask(ana, 'keep', typed(id, '', { data }))).code).toBe(refused);
  });

  it('is kept by content roles only, and by those who were one no more', async () => {
    const { id } = await buildLesson(server.db);
    for (const role of globalRoles) {
      const asked = await person(role);
      const isAuthor = [
        'PRODUCT_MANAGER',
        'CONTENT_MANAGER',
        'CONTENT_DEVELOPER',
        'DEVELOPER',
        'SYSTEM_ADMIN',
      ].includes(role);
      for (const [name, variables] of [
        ['find', ofLesson(id)],
        ['list', {}],
        ['open', ofLesson(id)],
        ['keep', typed(id, 'Soi')],
      ] as const)
        expect({ name, role, code: (await ask(asked, name, variables)).code }).toEqual({
          name,
          role,
          code: isAuthor ? null : 'FORBIDDEN',
        });
    }
    expect((await ask(null, 'find', ofLesson(id))).code).toBe('UNAUTHENTICATED');
    const once = await person();
    await ask(once, 'keep', typed(id, 'Soi'));
    await server.db.updateTable('users').set({ role: 'USER' }).where('id', '=', once.id).execute();
    expect((await ask(once, 'find', ofLesson(id))).code).toBe('FORBIDDEN');
  });

  it('takes at most 4 statements to keep, those that begin and end the transaction aside', async () => {
    const [ana, { id }] = [await person(), await buildLesson(server.db)];
    const statements: string[] = [];
    const db = connect({ url: server.url, onQuery: ({ sql: one }) => statements.push(one) });
    const app = await buildApp({ ...server.services, db }, { log: false });
    onTestFinished(async () => {
      await app.close();
      await db.destroy();
    });
    const authorization = `Bearer ${await server.tokenOf(ana)}`;
    const during = async (name: 'keep' | 'open', variables: object) => {
      statements.length = 0;
      const headers = { authorization, 'idempotency-key': randomUUID() };
      const reply = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers,
        payload: { query: documents[name], variables },
      });
      expect(reply.json().errors).toBeUndefined();
      return statements.filter((one) => !/^(begin|commit|start transaction)/i.test(one)).length;
    };
    const first = await during('keep', typed(id, 'Soi'));
    const later = await during('keep', typed(id, 'Soil', { revision: 1 }));
    console.info(`keeping what is typed: ${first} and ${later} statements`);
    expect(Math.max(first, later)).toBeLessThanOrEqual(4);
    expect(await during('open', ofLesson(id))).toBe(1);
  });

  it('goes with its person, and with an item that is gone for good', async () => {
    const [ana, ben, { id }, { id: other }] = [
      await person(),
      await person(),
      await buildLesson(server.db),
      await buildLesson(server.db),
    ];
    await ask(ana, 'keep', typed(id, 'Soi'));
    await ask(ben, 'keep', typed(id, 'Soi'));
    await ask(ben, 'keep', typed(other, 'Soi'));
    await sql`update working_copies set item_id = ${randomUUID()} where user_id = ${ben.id} and item_id = ${other}`.execute(
      server.db,
    );
    await sql`update users set deleted_on = now() where id = ${ana.id}`.execute(server.db);
    await forgetOldKeys(server.db);
    const left = await server.db
      .selectFrom('working_copies')
      .select(['user_id', 'item_id'])
      .where('user_id', 'in', [ana.id, ben.id])
      .execute();
    expect(left).toEqual([{ user_id: ben.id, item_id: id }]);
  });
});

describe('a save', () => {
  it('drops what was typed, in its transaction, also where that says what was there', async () => {
    const [ana, { id }] = [await person(), await buildLesson(server.db, { name: 'Soil' })];
    for (const name of ['Soil and water', 'Soil and water']) {
      const { data: kept } = await ask(ana, 'keep', typed(id, name));
      expect((await ask(ana, 'update', { data: { name }, where: { id } }, saving(kept))).code).toBe(null);
      expect((await ask(ana, 'find', ofLesson(id))).data).toBe(null);
    }
  });

  it('leaves it where it is refused, where something else was typed since, and where it is about another item', async () => {
    const [ana, ben, { id }] = [await person(), await person(), await buildLesson(server.db)];
    const { data: kept } = await ask(ana, 'keep', typed(id, 'Soil'));
    const { data: theirs } = await ask(ben, 'keep', typed(id, 'Water'));
    const update = (data: object, headers: object, version = 1) =>
      ask(ana, 'update', { data, where: { id, version } }, headers);
    expect((await update({ name: 'Soil' }, saving(kept), 9)).code).toBe('CONFLICT');
    expect((await update({ name: '' }, saving(kept))).code).toBe('INVALID');
    await update({ name: 'Soil 2' }, saving({ ...kept, revision: 7 }));
    await update({ name: 'Soil 3' }, { 'working-copy': 'whatever' }, 2);
    expect((await ask(ana, 'find', ofLesson(id))).data.revision).toBe(1);
    await update({ name: 'Soil 4' }, saving(theirs), 3);
    expect((await ask(ben, 'find', ofLesson(id))).data.data).toEqual({ name: 'Water' });
  });

  it('of a form that makes an item drops what was typed in that form', async () => {
    const [ana, { id: parent_id }] = [await person(), await buildCourse(server.db)];
    const form = randomUUID();
    const { data: kept } = await ask(ana, 'keep', typed(form, 'Soi', { base_version: null, parent_id }));
    const found = (await ask(ana, 'find', { kind: 'LESSON', parent_id })).data;
    expect(found).toMatchObject({ id: form, base_version: null, parent_id, data: { name: 'Soi' } });
    await ask(ana, 'make', { data: { course_id: parent_id, name: 'Soil' } }, saving(kept));
    expect((await ask(ana, 'find', { kind: 'LESSON', parent_id })).data).toBe(null);
  });
});

describe('HTML that was typed (T22)', () => {
  const hostile = '<p>Soil<img src=x onerror="alert(1)"></p><script>alert(2)</script>';

  it('stands cleaned in the form of whoever reads it', async () => {
    const [ana, ben] = [await person(), await person('CONTENT_MANAGER')];
    const { id: book_id } = await buildBook(server.db, { product_id: (await buildProduct(server.db)).id });
    const { id } = await buildPage(server.db, { book_id });
    const data = JSON.stringify({ title: 'A < B & C', content: hostile, page_number: 'x' });
    await ask(ana, 'keep', { data: { kind: 'BOOK_PAGE', id, base_version: 1, revision: 0, data } });
    for (const copy of [
      (await ask(ana, 'find', { kind: 'BOOK_PAGE', id })).data,
      (await ask(ben, 'take', { id, user_id: ana.id })).data,
    ]) {
      expect(copy.data).toMatchObject({ title: 'A < B & C', page_number: 'x' });
      expect(copy.data.content).toContain('Soil');
      expect(copy.data.content).not.toMatch(/onerror|script/);
    }
  });

  it('stands cleaned in the answers of a question, whatever else they hold', async () => {
    const ana = await person();
    const { id: course_id } = await buildCourse(server.db);
    const { questions } = await buildBenchmark(server.db, {
      course_id,
      questions: [{ type: 'MATCHING', lesson_id: null }],
    });
    const [id = ''] = questions;
    const data = JSON.stringify({
      question: hostile,
      answers: [{ answer: hostile, match: hostile, key: '1' }, { answer: 5 }],
    });
    await ask(ana, 'keep', { data: { kind: 'QUESTION', id, base_version: 1, revision: 0, data } });
    const { text } = await ask(ana, 'find', { kind: 'QUESTION', id });
    expect(text).not.toMatch(/onerror|script/);
    expect(text).toContain('Soil');
  });

  it('reaches no learner: a save cleans it whatever was kept', async () => {
    const [ana, { id }] = [await person(), await buildStudyProject(server.db, { published: false })];
    const query = `mutation save($data: UpdateStudyProjectInput!, $where: ContentWhere!) {
      updateStudyProject(data: $data, where: $where) { change_set_id } }`;
    const data = JSON.stringify({ introduction: `<h2>Learn</h2>${hostile}` });
    const kept = await ask(ana, 'keep', { data: { kind: 'STUDY_PROJECT', id, base_version: 1, revision: 0, data } });
    await server.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${await server.tokenOf(ana)}`,
        ...saving(kept.data),
      },
      payload: { query, variables: { data: JSON.parse(data), where: { id } } },
    });
    const { introduction } = await server.db
      .selectFrom('study_projects')
      .select('introduction')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(introduction).toContain('Soil');
    expect(introduction).not.toMatch(/onerror|script/);
  });
});

describe('others', () => {
  it('see who has the item open and who has typed in it since when, but not what', async () => {
    const [ana, ben, { id }] = [await person(), await person(), await buildLesson(server.db)];
    expect((await ask(ben, 'open', ofLesson(id))).data).toEqual([]);
    await ask(ana, 'open', ofLesson(id));
    const { data } = await ask(ana, 'keep', typed(id, 'a secret plan'));
    await ask(ana, 'keep', typed(id, 'a secret plan 2', { revision: 1 }));
    const seen = await ask(ben, 'open', ofLesson(id));
    expect(seen.data).toMatchObject([{ user_id: ana.id, is_here: true }]);
    expect(new Date(seen.data[0].kept_since).getTime()).toBe(new Date(data.kept_on).getTime());
    expect(seen.text).not.toContain('secret');
    expect((await ask(ana, 'open', ofLesson(id))).data).toMatchObject([{ user_id: ben.id, kept_since: null }]);
    await sql`update open_items set seen_on = now() - interval '26 seconds' where item_id = ${id}`.execute(server.db);
    expect((await ask(ben, 'open', ofLesson(id))).data).toMatchObject([{ user_id: ana.id, is_here: false }]);
    expect((await ask(ben, 'open', { kind: 'COURSE', id })).code).toBe('NOT_FOUND');
  });

  it('who may publish take it over: both are kept, and it is told in the audit log', async () => {
    const { id } = await buildLesson(server.db);
    const ana = await person();
    await ask(ana, 'keep', typed(id, 'Soi'));
    for (const role of globalRoles) {
      const asked = await person(role);
      const { code, data } = await ask(asked, 'take', { id, user_id: ana.id });
      const may = (publishRoles as readonly string[]).includes(role);
      expect({ role, code }).toEqual({ role, code: may ? null : 'FORBIDDEN' });
      if (!may) continue;
      expect(data).toMatchObject({ id, revision: 1, base_version: 1, data: { name: 'Soi' } });
      expect((await ask(asked, 'find', ofLesson(id))).data.data).toEqual({ name: 'Soi' });
      expect((await ask(asked, 'take', { id, user_id: ana.id })).code).toBe('CONFLICT');
      expect((await ask(asked, 'take', { id, user_id: asked.id })).code).toBe('NOT_FOUND');
      const entry = await server.db
        .selectFrom('audit_log')
        .select('details')
        .where('action', '=', 'WORKING_COPY_TAKEN')
        .where('actor_id', '=', asked.id)
        .executeTakeFirstOrThrow();
      expect(entry.details).toEqual({ kind: 'LESSON', item: id, of: ana.id });
    }
    expect((await ask(ana, 'find', ofLesson(id))).data.data).toEqual({ name: 'Soi' });
  });
});

describe('my work', () => {
  it('lists what was typed with the way to its form, the latest first, without what is deleted', async () => {
    const ana = await person();
    const lesson = await buildLesson(server.db, { name: 'Soil' });
    const { course_id } = lesson;
    const project = await buildStudyProject(server.db, {
      lesson_id: lesson.id,
      cases: [[{ type: 'MULTIPLE_CHOICE' }]],
    });
    const { id: book_id } = await buildBook(server.db, { product_id: (await buildProduct(server.db)).id });
    const page = await buildPage(server.db, { book_id, title: 'Clay' });
    const gone = await buildLesson(server.db);
    const keep = (kind: string, id: string, more = {}) =>
      ask(ana, 'keep', { data: { kind, id, base_version: 1, revision: 0, data: '{}', ...more } });
    const { rows } = await sql<{ id: string }>`insert into instructor_resources (course_id, name, url, type)
      values (${course_id}, 'Poster', '/media/p', 'ANY') returning id`.execute(server.db);
    await keep('INSTRUCTOR_RESOURCE', rows[0]?.id ?? '');
    await keep('LESSON', lesson.id);
    await keep('QUESTION', project.questions[0] ?? '');
    await keep('BOOK_PAGE', page.id);
    await keep('LESSON', gone.id);
    await keep('STUDY_PROJECT', randomUUID(), { base_version: null, parent_id: lesson.id });
    await keep('PRODUCT', randomUUID(), { base_version: null });
    await keep('BOOK', randomUUID(), { base_version: null });
    await sql`update lessons set deleted_on = now() where id = ${gone.id}`.execute(server.db);
    const { data } = await ask(ana, 'list');
    expect(data.map(({ kind, is_new }: any) => [kind, is_new])).toEqual([
      ['BOOK', true],
      ['PRODUCT', true],
      ['STUDY_PROJECT', true],
      ['BOOK_PAGE', false],
      ['QUESTION', false],
      ['LESSON', false],
      ['INSTRUCTOR_RESOURCE', false],
    ]);
    expect(data[6].place).toMatchObject({ title: 'Poster', course_id, lesson_id: null });
    expect(data[5].place).toMatchObject({ title: 'Soil', course_id, lesson_id: lesson.id });
    expect(data[4].place).toMatchObject({ course_id, study_project_id: project.id });
    expect(data[4].place.product_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data[4].place.case_study_id).toMatch(/^[0-9a-f-]{36}$/);
    expect(data[3].place).toMatchObject({ title: 'Clay', book_id });
    expect(data[2].place).toMatchObject({ title: null, lesson_id: lesson.id });
  });
});
