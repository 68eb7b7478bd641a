import { beforeAll, expect, it } from 'vitest';
import { buildCourse } from '../../../../seed/content.ts';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { findBroken } from '../../../../test/invariants.ts';
import { findSeats } from '../find-seats.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const list = 'query ($id: ID!) { groupsToExtend(licenseId: $id) { groups { name ended_on } } }';
const renew = `mutation ($id: ID!, $group_ids: [ID!]) { renewLicense(id: $id, group_ids: $group_ids) { expiry_date } }`;
const undo = 'mutation ($id: ID!) { undoLicenseRenewal(where: { id: $id }) { id } }';

it('groups that run are extended by an early renewal where they end in the last 30 days of the term, and keep their seats', async () => {
  const { id } = await buildLicense(server.db, { max_users: 100, expiry_date: day(60) });
  const ending = async (name: string, days: number, values: object = {}) =>
    (await buildGroup(server.db, { license_id: id, name, end_date: day(days), ...values })).id;
  const last = await ending('Ends with the license', 60, { group_size: 50 });
  const before = await ending('Ends 30 days before it', 30, { group_size: 40 });
  await ending('Ends 31 days before it', 29, { group_size: 1 });
  await ending('Closed', 60, { group_size: 1, status: 'CLOSED' });
  const { id: elsewhere } = await buildCourse(server.db);
  await ending('About what the license has lost', 60, { group_size: 1, courses: [elsewhere] });
  const { data } = await server.call(seller, list, { id });
  expect(data?.['groupsToExtend'].groups).toEqual([
    { name: 'Ends with the license', ended_on: day(60) },
    { name: 'Ends 30 days before it', ended_on: day(30) },
  ]);
  const endsOf = async () => {
    const groups = await server.db
      .selectFrom('groups')
      .select(['id', 'end_date'])
      .where('license_id', '=', id)
      .execute();
    const ends = new Map(groups.map((group) => [group.id, group.end_date]));
    return [ends.get(last), ends.get(before)];
  };
  const renewed = await server.call(seller, renew, { id, group_ids: [last, before] });
  const until = renewed.data?.['renewLicense'].expiry_date;
  expect([renewed.code, ...(await endsOf())]).toEqual([null, until, until]);
  expect(await findSeats(server.db, id, day(0))).toMatchObject({ reserved: 93, free: 7 });
  expect((await server.call(seller, undo, { id })).code).toBeNull();
  expect(await endsOf()).toEqual([day(60), day(30)]);
  // Other tests have broken other things in this database on purpose.
  const broken = await findBroken(server.db);
  expect(broken.filter(({ invariant }) => /ledger|seats|places/.test(invariant))).toEqual([]);
});
