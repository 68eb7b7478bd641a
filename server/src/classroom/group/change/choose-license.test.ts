import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildCourse, buildProduct } from '../../../../seed/content.ts';
import { buildUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findSeats } from '../../../business/license/find-seats.ts';

const update = `mutation update($data: UpdateGroupInput!, $where: UpdateGroupWhere!) {
  updateGroup(data: $data, where: $where) { end_date group_size free_places }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

it('goes over to another license of its institution once its own has expired, with its learners', async () => {
  const product_id = (await buildProduct(server.db)).id;
  const courses = [(await buildCourse(server.db, { product_id })).id];
  const own = await buildLicense(server.db, { max_users: 100, products: [product_id] });
  const main = await buildUser(server.db);
  await addInstitutionMember(server.db, own.institution_id, main.id, 'INSTRUCTOR');
  const group = await buildGroup(server.db, { license_id: own.id, owner_id: main.id, courses });
  for (let learner = 0; learner < 2; learner++)
    await addGroupMember(server.db, group.id, (await buildUser(server.db)).id);
  const { institution_id } = own;
  const sell = (values: object) =>
    buildLicense(server.db, { institution_id, max_users: 40, products: [product_id], ...values });
  const [next, other] = [
    await sell({ name: 'Next year' }),
    await sell({ products: [(await buildProduct(server.db)).id] }),
  ];
  const over = await sell({ expiry_date: day(-1) });
  const quote = await sell({ activation_date: null, expiry_date: null });
  const elsewhere = await buildLicense(server.db, { products: [product_id] });
  const choose = async (license_id: string, more: object = {}) => {
    const data = { license_id, end_date: day(60), group_size: 25, ...more };
    const reply = await server.call(main, update, { data, where: { id: group.id } });
    const { field, issue } = (reply.errors[0]?.extensions ?? {}) as { field?: string; issue?: { code: string } };
    return { group: reply.data?.['updateGroup'], no: [reply.code, field, issue?.code].filter(Boolean).join(' ') };
  };
  expect((await choose(next.id)).no).toBe('INVALID data.license_id WRONG_SHAPE');
  await sql`update licenses set activation_date = ${day(-300)}, expiry_date = ${day(-3)} where id = ${own.id}`.execute(
    server.db,
  );
  for (const { id } of [over, quote]) expect((await choose(id)).no).toBe('LICENSE_EXPIRED data.license_id');
  for (const { id } of [elsewhere, { id: crypto.randomUUID() }])
    expect((await choose(id)).no).toBe('NOT_FOUND data.license_id');
  expect((await choose(other.id)).no).toBe('NOT_LICENSED');
  expect((await choose(next.id, { group_size: 41 })).no).toBe('INVALID data.group_size NO_PLACES');
  expect((await choose(next.id, { end_date: day(900) })).no).toBe('INVALID data.end_date AFTER_EXPIRY');
  expect((await choose(next.id)).group).toMatchObject({ group_size: 25, end_date: day(60), free_places: 23 });
  expect(await findSeats(server.db, next.id, day(0))).toMatchObject({ reserved: 25, taken: 2, free: 15 });
  expect(await findSeats(server.db, own.id, day(0))).toMatchObject({ reserved: 0, taken: 0, served: 2 });
  const { data } = await server.call(
    main,
    `query ($id: ID!) { groupSettings(groupId: $id) { license { id slots_used } } groupActivities(groupId: $id) { activities { changes { field from to } } } }`,
    { id: group.id },
  );
  expect(data?.['groupSettings'].license).toMatchObject({ id: next.id, slots_used: 25 });
  expect(data?.['groupActivities'].activities[0].changes).toContainEqual({
    field: 'license_id',
    from: 'Site license',
    to: 'Next year',
  });
});
