// One at a time: it moves the clock of the database.
import { globalRoles } from '@lectern/domain/base/account/role.ts';
import { groupSeatNumbers, seatNumbers, type SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense, day } from '../../../../seed/school.ts';
import { cloneDatabase, testServer, type TestServer } from '../../../../test/harness.ts';
import { openServer } from '../../../../test/open-server.ts';
import { serverAt } from '../../../../test/server-at.ts';

let server: TestServer;
let seller: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
});

const documents = {
  licenseSeats: `query seats($licenseId: ID!, $day: Date) { licenseSeats(licenseId: $licenseId, day: $day) {
    id name day today since sums { bought reserved taken free served } institution { id my_role } } }`,
  seatEntries: `query entries($licenseId: ID!, $of: SeatNumber!, $day: Date, $groupId: ID, $after: Int) {
    seatEntries(licenseId: $licenseId, of: $of, day: $day, groupId: $groupId, after: $after) {
      group { name } entries { number act day change sum bought reserved taken free served group { name } user { id last_name email } } hasMore cursor } }`,
  groupsWithFreePlaces: `query holding($licenseId: ID!, $after: ID) { groupsWithFreePlaces(licenseId: $licenseId, after: $after) {
    groups { id name group_size learners free may_release version } hasMore cursor } }`,
  releaseGroupPlaces: `mutation release($where: ReleasePlacesWhere!) { releaseGroupPlaces(where: $where) {
    id name size_before group_size version } }`,
} as const;

const call = async (
  operation: keyof typeof documents,
  variables: Record<string, unknown>,
  caller = seller,
  at: TestServer = server,
) => {
  const { data, errors, code } = await at.call(caller, documents[operation], variables);
  const field = errors[0]?.extensions?.['field'] as string | undefined;
  return { result: data?.[operation] ?? null, no: [code, field].filter(Boolean).join(' ') };
};
type Entry = { number: number; act: string; change: number; sum: number; group: { name: string } | null } & Record<
  SeatNumber,
  number
>;

const entriesOf = async (licenseId: string, of: SeatNumber, more: object = {}, at: TestServer = server) =>
  (await call('seatEntries', { licenseId, of, ...more }, seller, at)).result.entries as Entry[];
const sumsOf = async (licenseId: string, on?: string, at: TestServer = server) =>
  (await call('licenseSeats', { licenseId, day: on }, seller, at)).result.sums;

/** A license with a group in which two have learned, one of whom has left, and one that was deleted. */
async function taught() {
  const { db } = server;
  const license = await buildLicense(db, { max_users: 50, name: 'Campus' });
  const group = await buildGroup(db, { license_id: license.id, name: 'Cohort A', group_size: 20 });
  const deleted = await buildGroup(db, { license_id: license.id, name: 'Mistake', group_size: 5 });
  const [amara, bruno] = [await buildUser(db, { last_name: 'Okonkwo' }), await buildUser(db, { last_name: 'Diaz' })];
  for (const { id } of [amara, bruno]) await addGroupMember(db, group.id, id);
  await sql`update group_members set deleted_on = now() where user_id = ${bruno.id}`.execute(db);
  await addGroupMember(db, deleted.id, bruno.id);
  await sql`update groups set deleted_on = now() where id = ${deleted.id}`.execute(db);
  return { ...license, group: group.id, amara, bruno };
}

describe('the seats of a license', () => {
  it('are told for a day, with what they are of and since when anything is known', async () => {
    const { id, institution_id } = await taught();
    const { result } = await call('licenseSeats', { licenseId: id });
    expect(result).toEqual({
      id,
      name: 'Campus',
      day: day(0),
      today: day(0),
      since: day(0),
      sums: { bought: 50, reserved: 20, taken: 1, free: 30, served: 2 },
      institution: { id: institution_id, my_role: null },
    });
    expect((await call('licenseSeats', { licenseId: id, day: day(-1) })).result).toMatchObject({
      day: day(-1),
      sums: null,
    });
    expect((await call('licenseSeats', { licenseId: id, day: day(2) })).no).toBe('INVALID day');
    expect((await call('seatEntries', { licenseId: id, of: 'free', day: day(2) })).no).toBe('INVALID day');
    const { id: quote } = await buildLicense(server.db, { activation_date: null, expiry_date: null });
    expect((await call('licenseSeats', { licenseId: quote })).result).toMatchObject({ since: null, sums: null });
  });

  // O-01
  it.each(seatNumbers)('are explained: the changes of what is %s sum up to it, whatever was done', async (of) => {
    const { id } = await taught();
    const entries = await entriesOf(id, of);
    const sums = await sumsOf(id);
    expect(entries.reduce((sum, { change }) => sum + change, 0)).toBe(sums[of]);
    expect(entries[0]?.[of]).toBe(sums[of]);
    for (const [index, entry] of entries.entries())
      expect([entry.sum, entry[of] - entry.change]).toEqual([entry[of], entries[index + 1]?.[of] ?? 0]);
  });

  // O-01
  it('are explained for one group: each of its numbers by the entries of the group alone', async () => {
    const { id, group, institution_id } = await taught();
    const seen = [];
    for (const of of groupSeatNumbers) {
      const { result } = await call('seatEntries', { licenseId: id, of, groupId: group });
      expect(result.group).toEqual({ name: 'Cohort A' });
      seen.push(result.entries.map(({ act, change, sum }: Entry) => `${act} ${change} ${sum}`));
    }
    expect(seen).toEqual([
      ['GROUP_OPENED 20 20'],
      ['LEARNER_LEFT -1 1', 'LEARNER_JOINED 1 2', 'LEARNER_JOINED 1 1'],
      ['LEARNER_LEFT 1 19', 'LEARNER_JOINED -1 18', 'LEARNER_JOINED -1 19', 'GROUP_OPENED 20 20'],
    ]);
    expect(await entriesOf(id, 'free', { groupId: group, day: day(-1) })).toEqual([]);
    const other = await buildLicense(server.db, { institution_id });
    const asked = { of: 'free', groupId: group };
    expect((await call('seatEntries', { ...asked, licenseId: other.id })).no).toBe('NOT_FOUND groupId');
    expect((await call('seatEntries', { ...asked, licenseId: id, of: 'served' })).no).toBe('INVALID of');
  });

  it('name the act, the group and the learner', async () => {
    const { id, amara, bruno } = await taught();
    const taken = await entriesOf(id, 'taken');
    expect(taken).toMatchObject([
      { act: 'GROUP_DELETED', change: -1, group: { name: 'Mistake' }, user: null },
      { act: 'LEARNER_JOINED', change: 1, group: { name: 'Mistake' }, user: { id: bruno.id, email: bruno.email } },
      { act: 'LEARNER_LEFT', change: -1, group: { name: 'Cohort A' }, user: { id: bruno.id } },
      { act: 'LEARNER_JOINED', change: 1, group: { name: 'Cohort A' }, user: { id: bruno.id } },
      { act: 'LEARNER_JOINED', change: 1, group: { name: 'Cohort A' }, user: { id: amara.id, last_name: 'Okonkwo' } },
    ]);
    expect(await entriesOf(id, 'bought')).toMatchObject([
      { act: 'LICENSE_BOUGHT', change: 50, group: null, user: null },
    ]);
    expect(await entriesOf(id, 'served')).toHaveLength(2);
    expect((await entriesOf(id, 'reserved')).map(({ change }) => change)).toEqual([-5, 5, 20]);
    expect((await entriesOf(id, 'free')).map(({ change }) => change)).toEqual([5, -5, -20, 50]);
  });

  it('come page by page, each entry once, also while others are written', async () => {
    const { id, group } = await taught();
    for (let learner = 0; learner < 19; learner++) {
      const { id: user } = await buildUser(server.db);
      for (const deleted_on of [null, '2026-01-01', null, '2026-01-01'])
        await sql`insert into group_members (group_id, user_id) values (${group}, ${user})
          on conflict (group_id, user_id) do update set deleted_on = ${deleted_on}`.execute(server.db);
    }
    for (const [groupId, count] of [
      [null, 5 + 19 * 4],
      // Two learners have joined while the first list was read.
      [group, 3 + 19 * 4 + 2],
    ] as const) {
      const seen: number[] = [];
      let after: number | null = null;
      do {
        const { result }: { result: { entries: Entry[]; cursor: number | null } } = await call('seatEntries', {
          licenseId: id,
          of: 'taken',
          groupId,
          after,
        });
        seen.push(...result.entries.map(({ number }) => number));
        await addGroupMember(server.db, group, (await buildUser(server.db)).id);
        after = result.cursor;
      } while (after !== null);
      expect(seen).toHaveLength(count);
      expect(seen).toEqual([...new Set(seen)].toSorted((a, b) => b - a));
    }
  });
});

describe('what groups release by their last day', () => {
  it('counts from the day after it although nobody came by, and its entry is the one that is written then', async () => {
    const url = await cloneDatabase();
    const own = await openServer(url);
    const person = await buildUser(own.db, { role: 'SALES_MANAGER' });
    const license = await buildLicense(own.db, { max_users: 40 });
    const group = { license_id: license.id, end_date: day(5), group_size: 15 };
    const over = await buildGroup(own.db, { ...group, name: 'Over' });
    await buildGroup(own.db, { ...group, name: 'Later', end_date: day(9) });
    await addGroupMember(own.db, over.id, (await buildUser(own.db)).id);
    const later = await serverAt(`${day(20)}T12:00:00Z`, own);
    const seats = async (on: string) => {
      const { result } = await call('licenseSeats', { licenseId: license.id, day: on }, person, later);
      return [result.sums.reserved, result.sums.taken, result.sums.free];
    };
    const days = [5, 6, 9, 10, 20].map(day);
    const before = [];
    for (const on of days) before.push(await seats(on));
    expect(before).toEqual([
      [30, 1, 10],
      [16, 1, 24],
      [16, 1, 24],
      [1, 1, 39],
      [1, 1, 39],
    ]);
    const list = async (of: SeatNumber, after: number | null = null, on: string | null = null, groupId?: string) => {
      const { result } = await call(
        'seatEntries',
        { licenseId: license.id, of, after, day: on, groupId },
        person,
        later,
      );
      return result.entries as (Entry & { day: string })[];
    };
    const due = await list('free');
    expect(due.slice(0, 2)).toMatchObject([
      { act: 'GROUP_ENDED', day: day(10), change: 15, group: { name: 'Later' }, free: 39 },
      { act: 'GROUP_ENDED', day: day(6), change: 14, group: { name: 'Over' }, free: 24 },
    ]);
    expect((await list('free', due[0]?.number))[0]).toEqual(due[1]);
    expect((await list('reserved', null, day(9)))[0]).toMatchObject({ group: { name: 'Over' }, change: -14 });
    const dueOfGroup = await list('free', null, null, over.id);
    expect(dueOfGroup.map(({ act, day: on, change, sum }) => [act, on, change, sum])).toEqual([
      ['GROUP_ENDED', day(6), -14, 0],
      ['LEARNER_JOINED', day(0), -1, 14],
      ['GROUP_OPENED', day(0), 15, 15],
    ]);
    expect(await list('free', dueOfGroup[0]?.number, null, over.id)).toEqual(dueOfGroup.slice(1));
    const { rows: written } = await sql<{ n: number }>`select count(*) as n from seat_entries`.execute(own.db);
    await sql`select lock_seats(${license.id})`.execute(later.db);
    const { rows: settled } = await sql<{ n: number }>`select count(*) as n from seat_entries`.execute(own.db);
    expect((settled[0]?.n ?? 0) - (written[0]?.n ?? 0)).toBe(2);
    expect(await list('free')).toEqual(due);
    expect(await list('free', null, null, over.id)).toEqual(dueOfGroup);
    const after = [];
    for (const on of days) after.push(await seats(on));
    expect(after).toEqual(before);
  });
});

describe('where seats run out', () => {
  it('the groups that hold free places are named, those with the most first, and no others', async () => {
    const license = await buildLicense(server.db, { max_users: 300 });
    const group = async (name: string, group_size: number, learners = 0, values: object = {}) => {
      const { id } = await buildGroup(server.db, { license_id: license.id, name, group_size, ...values });
      for (let learner = 0; learner < learners; learner++)
        await addGroupMember(server.db, id, (await buildUser(server.db)).id);
      return id;
    };
    await group('Few', 5, 2);
    await group('Most', 60, 1);
    await group('Full', 2, 2);
    await group('Empty', 1);
    await group('Closed', 30, 0, { status: 'CLOSED' });
    await group('Ended', 30, 0, { status: 'ENDED' });
    await group('Over', 30, 0, { end_date: day(-1) });
    const deleted = await group('Deleted', 30);
    await sql`update groups set deleted_on = now() where id = ${deleted}`.execute(server.db);
    const { result } = await call('groupsWithFreePlaces', { licenseId: license.id });
    expect(result.groups.map(({ name, free }: { name: string; free: number }) => `${name} ${free}`)).toEqual([
      'Most 59',
      'Closed 30',
      'Few 3',
      'Empty 1',
    ]);
    expect(result.groups[0]).toMatchObject({ group_size: 60, learners: 1, may_release: false, version: 1 });
    for (let more = 0; more < 22; more++) await group(`More ${more}`, 2);
    const { result: first } = await call('groupsWithFreePlaces', { licenseId: license.id });
    const { result: rest } = await call('groupsWithFreePlaces', { licenseId: license.id, after: first.cursor });
    const names = [...first.groups, ...rest.groups].map(({ name }: { name: string }) => name);
    expect([first.groups.length, names.length, new Set(names).size, rest.hasMore]).toEqual([20, 26, 26, false]);
    const unknown = { licenseId: license.id, after: crypto.randomUUID() };
    expect((await call('groupsWithFreePlaces', unknown)).no).toBe('BAD_CURSOR after');
  });

  it('whoever may change a group releases its free places as one act, which its history says', async () => {
    const { db } = server;
    const license = await buildLicense(db, { max_users: 100 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 90 });
    for (let learner = 0; learner < 3; learner++) await addGroupMember(db, group.id, (await buildUser(db)).id);
    const admin = await buildUser(db);
    await addInstitutionMember(db, license.institution_id, admin.id, 'CENTER_ADMIN');
    const { result: held } = await call('groupsWithFreePlaces', { licenseId: license.id }, admin);
    expect(held.groups).toMatchObject([{ free: 87, may_release: true }]);
    const release = (version: number | null, caller = admin) =>
      call('releaseGroupPlaces', { where: { id: group.id, version } }, caller);
    expect((await release(7)).no).toBe('CONFLICT');
    expect((await release(1, seller)).no).toBe('NOT_FOUND');
    expect((await release(1)).result).toMatchObject({ size_before: 90, group_size: 3, version: 2 });
    expect((await release(1)).no).toBe('CONFLICT');
    expect((await release(2)).result).toMatchObject({ size_before: 3, group_size: 3, version: 2 });
    expect(await sumsOf(license.id)).toMatchObject({ reserved: 3, taken: 3, free: 97 });
    const { rows } = await sql`select action, details from audit_log where object_id = ${group.id}`.execute(db);
    expect(rows).toEqual([{ action: 'GROUP_CHANGED', details: { group_size: { from: 90, to: 3 } } }]);
  });

  it('a group without learners keeps one place, and one that has ended says that it has none to release', async () => {
    const { db } = server;
    const admin = await buildUser(db, { role: 'SYSTEM_ADMIN' });
    const empty = await buildGroup(db, { group_size: 9 });
    const over = await buildGroup(db, { group_size: 9, end_date: day(-1) });
    const ended = await buildGroup(db, { group_size: 9, status: 'ENDED' });
    const release = (id: string) => call('releaseGroupPlaces', { where: { id } }, admin);
    expect((await release(empty.id)).result).toMatchObject({ group_size: 1, version: 2 });
    for (const { id } of [over, ended]) expect((await release(id)).no).toBe('GROUP_NOT_ACTIVE');
  });
});

it('the ledger is for who sees the license: sales, support, administrators and instructors of its institution', async () => {
  const { db } = server;
  const license = await taught();
  const { institution_id, id: licenseId } = license;
  const asked = async (caller: BuiltUser) => {
    const nos = [
      await call('licenseSeats', { licenseId }, caller),
      await call('seatEntries', { licenseId, of: 'taken' }, caller),
      await call('groupsWithFreePlaces', { licenseId }, caller),
    ].map(({ no }) => no);
    return new Set(nos);
  };
  const seeing = ['SALES_MANAGER', 'TECH_SUPPORT', 'CUSTOMER_SUCCESS', 'DEVELOPER', 'SYSTEM_ADMIN', 'PRODUCT_MANAGER'];
  for (const role of globalRoles) {
    const caller = await buildUser(db, { role });
    expect([role, await asked(caller)]).toEqual([role, new Set([seeing.includes(role) ? '' : 'NOT_FOUND'])]);
  }
  for (const [role, no] of [
    ['CENTER_ADMIN', ''],
    ['INSTRUCTOR', ''],
    ['STUDENT', 'NOT_FOUND'],
  ] as const) {
    const caller = await buildUser(db);
    await addInstitutionMember(db, institution_id, caller.id, role);
    expect([role, await asked(caller)]).toEqual([role, new Set([no])]);
  }
  const stranger = await buildUser(db);
  await addInstitutionMember(db, (await buildLicense(db)).institution_id, stranger.id, 'CENTER_ADMIN');
  expect(await asked(stranger)).toEqual(new Set(['NOT_FOUND']));
});
