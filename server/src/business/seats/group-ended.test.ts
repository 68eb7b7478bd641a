import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { buildCourse, buildProduct } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { endGroups } from './end-groups.ts';
import { groupEnded } from './group-ended.ts';
import { lockSeats } from './lock-seats.ts';

let server: TestServer;
/** The groups that were told, in their order; what was told and rolled back stands here too. */
let told: string[];
let refused: string | null;

beforeAll(async () => {
  server = await testServer();
  groupEnded.join(async (_db, { group_ids }) => {
    await Promise.resolve();
    told.push(...group_ids);
    if (group_ids.some((id) => id === refused)) throw new Error('it cannot be told');
  });
  told = [];
  refused = null;
  await endGroups(server.db);
});
beforeEach(() => {
  told = [];
  refused = null;
});

/** Groups of one license that were open ten days ago, and ended by their last days while nobody looked. */
async function due(...lastDays: readonly number[]) {
  return server.db.transaction().execute(async (db) => {
    const { id: product_id } = await buildProduct(db);
    await sql`select set_config('lectern.now', ${`${day(-10)}T12:00:00Z`}, true)`.execute(db);
    const { id: license_id, institution_id } = await buildLicense(db, { max_users: 100, products: [product_id] });
    const { id: course_id } = await buildCourse(db, { product_id });
    const owner = await buildUser(db);
    await addInstitutionMember(db, institution_id, owner.id, 'INSTRUCTOR');
    const ids: string[] = [];
    for (const last of lastDays) {
      const dates = { start_date: day(-20), end_date: day(last) };
      const of = { license_id, owner_id: owner.id, courses: [course_id] };
      ids.push((await buildGroup(db, { ...of, ...dates, group_size: 10 })).id);
    }
    return { license_id, owner, ids };
  });
}

const touch = (license_id: string) => server.db.transaction().execute((db) => lockSeats(db, { license_id }));
const update = `mutation update($data: UpdateGroupInput!, $where: UpdateGroupWhere!) {
  updateGroup(data: $data, where: $where) { status } }`;

test('whoever touches its license first tells that a group has ended, the earliest first, and nobody tells it again', async () => {
  const { license_id, ids } = await due(-2, 5, -3);
  await touch(license_id);
  expect(told).toEqual([ids[2], ids[0]]);
  await touch(license_id);
  await endGroups(server.db);
  expect(told).toEqual([ids[2], ids[0]]);
});

test('of two who touch it at a time one tells it', async () => {
  const { license_id, ids } = await due(-2);
  await Promise.all([touch(license_id), touch(license_id), endGroups(server.db)]);
  expect(told).toEqual(ids);
});

test('a group that ends while nobody looks is told by the job; what cannot be told has not ended, keeps nobody waiting, and is told later', async () => {
  const worlds = [await due(-2), await due(-2)];
  const [first, second] = worlds.sort((a, b) => (a.license_id < b.license_id ? -1 : 1));
  refused = first!.ids[0]!;
  await expect(endGroups(server.db)).rejects.toThrow('1 licenses that failed');
  expect(told).toEqual([...first!.ids, ...second!.ids]);
  const ended = server.db.selectFrom('groups').select('ended_term').where('id', '=', refused).executeTakeFirst();
  expect(await ended).toEqual({ ended_term: null });
  told = [];
  refused = null;
  await endGroups(server.db);
  expect(told).toEqual(first!.ids);
});

test('an act that ended it and fails has told nothing that stays', async () => {
  const { license_id, ids } = await due(-2);
  const fails = server.db.transaction().execute(async (db) => {
    await lockSeats(db, { license_id });
    throw new Error('the act fails');
  });
  await expect(fails).rejects.toThrow('the act fails');
  told = [];
  await endGroups(server.db);
  expect(told).toEqual(ids);
});

test('whoever closes a group tells it, and again when it has gone on and is closed anew', async () => {
  const { owner, ids } = await due(5);
  const say = async (status: string) => {
    const { data } = await server.call(owner, update, { data: { status }, where: { id: ids[0] } });
    expect(data['updateGroup']).toEqual({ status });
  };
  await say('ENDED');
  expect(told).toEqual(ids);
  await say('STARTED');
  await endGroups(server.db);
  expect(told).toEqual(ids);
  await say('ENDED');
  expect(told).toEqual([...ids, ...ids]);
});

test('what ends within the database waits for the job; a deleted group until it is brought back', async () => {
  const { ids } = await due(5, 5);
  const [gone, over] = ids;
  await sql`update groups set deleted_on = now() where id = ${gone}`.execute(server.db);
  await sql`update groups set status = 'ENDED' where id = any(${ids}::uuid[])`.execute(server.db);
  await endGroups(server.db);
  expect(told).toEqual([over]);
  await sql`update groups set deleted_on = null where id = ${gone}`.execute(server.db);
  await endGroups(server.db);
  expect(told).toEqual([over, gone]);
});
