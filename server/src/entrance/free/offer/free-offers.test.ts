import { editRightsRoles, globalRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildCourse, buildLesson, buildProduct } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

const offer = 'id name course_name shown offered product { name }';
const list = `{ freeOffers { lessons { ${offer} } courses { ${offer} } } }`;
const choose = `query choose($kind: FreeOfferKind!, $search: String) {
  freeOfferChoices(kind: $kind, search: $search) { choices { ${offer} } hasMore } }`;
const add = {
  LESSON: 'mutation add($ids: [ID!]!) { added: addFreeLessons(ids: $ids) { id offered } }',
  COURSE_BENCHMARK: 'mutation add($ids: [ID!]!) { added: addFreeCourseBenchmarks(ids: $ids) { id offered } }',
};
const remove = {
  LESSON: 'mutation remove($id: ID!) { removed: deleteFreeLesson(id: $id) { id offered } }',
  COURSE_BENCHMARK: 'mutation remove($id: ID!) { removed: deleteFreeCourseBenchmark(id: $id) { id offered } }',
};
const kinds = ['LESSON', 'COURSE_BENCHMARK'] as const;
const forVisitors = {
  LESSON: '{ shown: freeLessons { id } }',
  COURSE_BENCHMARK: '{ shown: freeCourseBenchmarks { id } }',
};

let server: TestServer;
let manager: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  manager = await buildUser(server.db, { role: 'CONTENT_MANAGER' });
});

/** A course with a lesson, and by kind what of them can be free. */
async function world(values: { published?: boolean } = {}) {
  const mark = crypto.randomUUID();
  const product = await buildProduct(server.db, { name: `Product ${mark}` });
  const course = await buildCourse(server.db, { product_id: product.id, name: `Course ${mark}` });
  const lesson = await buildLesson(server.db, { course_id: course.id, name: `Lesson ${mark}`, ...values });
  return { mark, product, course, lesson, LESSON: lesson.id, COURSE_BENCHMARK: course.id };
}

const idsOf = (offers: { id: string }[]) => offers.map(({ id }) => id);
const seen = async (kind: (typeof kinds)[number]) => idsOf((await server.call(null, forVisitors[kind])).data['shown']);

describe('free offers', () => {
  // D2-7.26, 7.27, 7.81, 7.82, 7.89, 7.90
  it.each(kinds)('%s: what is added stands in the list and is seen by visitors, until it is removed', async (kind) => {
    const id = (await world())[kind];
    const added = await server.call(manager, add[kind], { ids: [id] });
    expect(added.data['added']).toEqual([{ id, offered: true }]);
    expect(await seen(kind)).toContain(id);
    const removed = await server.call(manager, remove[kind], { id });
    expect(removed.data['removed']).toEqual({ id, offered: false });
    expect(await seen(kind)).not.toContain(id);
  });

  it('keep a draft in the list, which no visitor sees', async () => {
    const { LESSON: id } = await world({ published: false });
    await server.call(manager, add.LESSON, { ids: [id] });
    const { lessons } = (await server.call(manager, list)).data['freeOffers'];
    expect(lessons.find((one: { id: string }) => one.id === id)).toMatchObject({ shown: false, offered: true });
    expect(await seen('LESSON')).not.toContain(id);
  });

  it('say that visitors see nothing of a course that is a draft itself or in a product that is one', async () => {
    const { product, course } = await world();
    await server.call(manager, add.COURSE_BENCHMARK, { ids: [course.id] });
    const isShown = async () =>
      (await server.call(manager, list)).data['freeOffers'].courses.find((one: { id: string }) => one.id === course.id)
        .shown;
    expect(await isShown()).toBe(true);
    await sql`update courses set published = false where id = ${course.id}`.execute(server.db);
    expect(await isShown()).toBe(false);
    await sql`update courses set published = true where id = ${course.id}`.execute(server.db);
    await sql`update products set published = false where id = ${product.id}`.execute(server.db);
    expect(await isShown()).toBe(false);
  });

  it('are written once each, with one entry in the audit log of each product', async () => {
    const [one, other] = [await world(), await world()];
    const ids = [one.lesson.id, other.lesson.id];
    for (let twice = 0; twice < 2; twice++) await server.call(manager, add.LESSON, { ids });
    for (let twice = 0; twice < 2; twice++) await server.call(manager, remove.LESSON, { id: one.lesson.id });
    const entries = async (product: string) => {
      const { rows } = await sql<{ action: string; details: unknown }>`
        select action, details from audit_log where chain_id = ${product} order by number`.execute(server.db);
      return rows;
    };
    const details = { kind: 'LESSON', ids: [one.lesson.id] };
    expect(await entries(one.product.id)).toEqual([
      { action: 'FREE_OFFERS_ADDED', details },
      { action: 'FREE_OFFER_REMOVED', details },
    ]);
    expect(await entries(other.product.id)).toHaveLength(1);
  });

  it.each(kinds)('%s: nothing is added where one of several is not there, and nothing removed', async (kind) => {
    const id = (await world())[kind];
    const reply = await server.call(manager, add[kind], { ids: [id, crypto.randomUUID()] });
    expect(reply).toMatchObject({ code: 'NOT_FOUND' });
    expect(await seen(kind)).not.toContain(id);
    expect(await server.call(manager, remove[kind], { id: crypto.randomUUID() })).toMatchObject({ code: 'NOT_FOUND' });
    expect(await server.call(manager, add[kind], { ids: [] })).toMatchObject({ code: 'INVALID' });
    expect(await server.call(manager, add[kind], { ids: [id, id] })).toMatchObject({ code: 'INVALID' });
  });
});

describe('the choices for free offers', () => {
  it('are found by lesson, course and product, and tell what is in the list already', async () => {
    const { mark, lesson, course } = await world();
    const other = await buildLesson(server.db, { course_id: course.id, name: 'Another', published: false });
    await server.call(manager, add.LESSON, { ids: [lesson.id] });
    const search = async (text: string) =>
      (await server.call(manager, choose, { kind: 'LESSON', search: text })).data['freeOfferChoices'];
    expect(await search(`COURSE ${mark}`)).toMatchObject({
      choices: [
        { id: lesson.id, offered: true, shown: true, course_name: `Course ${mark}` },
        { id: other.id, offered: false, shown: false },
      ],
      hasMore: false,
    });
    expect(idsOf((await search(`lesson ${mark}`)).choices)).toEqual([lesson.id]);
    expect((await search('%')).choices).toEqual([]);
    const courses = await server.call(manager, choose, { kind: 'COURSE_BENCHMARK', search: `Product ${mark}` });
    expect(courses.data['freeOfferChoices'].choices).toMatchObject([{ id: course.id, course_name: null }]);
  });

  it('are 200 at most, and say that there are more', async () => {
    const { course, mark } = await world();
    await sql`insert into lessons (course_id, name, slug, display_order)
      select ${course.id}, 'Many', 'many-' || n, n + 10 from generate_series(1, 200) n`.execute(server.db);
    const { choices, hasMore } = (await server.call(manager, choose, { kind: 'LESSON', search: `course ${mark}` }))
      .data['freeOfferChoices'];
    expect([choices.length, hasMore]).toEqual([200, true]);
  });
});

it('the list of free offers is open to those with edit rights and closed to everybody else', async () => {
  const { LESSON: id } = await world();
  for (const role of globalRoles) {
    const user = await buildUser(server.db, { role });
    const may = (editRightsRoles as readonly string[]).includes(role);
    const code = may ? null : 'FORBIDDEN';
    expect([role, (await server.call(user, list)).code]).toEqual([role, code]);
    expect([role, (await server.call(user, choose, { kind: 'LESSON' })).code]).toEqual([role, code]);
    expect([role, (await server.call(user, add.LESSON, { ids: [id] })).code]).toEqual([role, code]);
    expect([role, (await server.call(user, remove.LESSON, { id })).code]).toEqual([role, code]);
  }
  expect((await server.call(null, list)).code).toBe('UNAUTHENTICATED');
});
