import { randomUUID } from 'node:crypto';
import {
  placesTaken,
  slotsUsed,
  settleSeats,
  writeSeats,
  type SeatAct,
  type SeatEntry,
  type SeatLicense,
} from '@lectern/domain/license/seats.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { findBroken } from '../../../test/invariants.ts';
import type { Database } from '../../database/connect.ts';
import { findSeats, seatsOn } from './find-seats.ts';
import { lockSeats } from './lock-seats.ts';

let server: TestServer;
let db: Database;
beforeAll(async () => {
  server = await testServer();
  db = server.db;
});

const endGroup = (id: string) => sql`update groups set status = 'ENDED' where id = ${id}`.execute(db);
const startGroup = (id: string) => sql`update groups set status = 'STARTED' where id = ${id}`.execute(db);

/** What the acts of a group or of all groups of a license have written. */
async function told(license_id: string): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select concat_ws(' ', day, act, kind, seats) as line from seat_entries where license_id = ${license_id} order by number`.execute(
    db,
  );
  return rows.map(({ line }) => line);
}

describe('the ledger of seats', () => {
  it('says for any day what was bought, reserved, taken, free and ever served', async () => {
    const license = await buildLicense(db, { max_users: 50 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 20 });
    const [amara, bruno] = [await buildUser(db), await buildUser(db)];
    for (const { id } of [amara, bruno]) await addGroupMember(db, group.id, id);
    const leave = (id: string) => sql`update group_members set deleted_on = now() where user_id = ${id}`.execute(db);
    await leave(amara.id);
    await sql`update group_members set deleted_on = null where user_id = ${amara.id}`.execute(db);
    await leave(bruno.id);
    expect(await findSeats(db, license.id, day(0))).toEqual({
      bought: 50,
      reserved: 20,
      taken: 1,
      free: 30,
      served: 2,
    });
    expect(await findSeats(db, license.id, day(-1))).toBeNull();
  });

  it('reads one row for a day, whether there are a thousand entries or ten thousand', async () => {
    const transaction = await db.startTransaction().execute();
    onTestFinished(() => transaction.rollback().execute());
    const { license_id } = await openSchool(transaction);
    const add = (most: number) => sql`
      insert into seat_entries select (jsonb_populate_record(e, jsonb_build_object('number', n, 'day', e.day + n::int))).*
      from seat_entries e, generate_series(e.number + 1, ${most}::int) n
      where license_id = ${license_id} and number = (select max(number) from seat_entries where license_id = e.license_id)`;
    for (const most of [1000, 10_000]) {
      await add(most).execute(transaction);
      await sql`analyze seat_entries`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers off, timing off)
        ${seatsOn(license_id, day(most))}`.execute(transaction);
      const scans = rows.map((row) => row['QUERY PLAN']).filter((line) => line.includes(' Scan'));
      expect(scans).toEqual([
        expect.stringMatching(/Index Scan Backward using seat_entries_.*\(actual rows=1(\.00)? loops=1\)/),
      ]);
    }
  });

  it('releases what nobody took on the day after the end, whoever comes by how much later', async () => {
    const license = await buildLicense(db, { max_users: 20 });
    const over = await buildGroup(db, { license_id: license.id, group_size: 15, end_date: day(5) });
    await addGroupMember(db, over.id, (await buildUser(db)).id);
    const inTenDays = await db.startTransaction().execute();
    onTestFinished(() => inTenDays.rollback().execute());
    await sql`select set_config('lectern.now', ${`${day(10)}T12:00:00Z`}, true)`.execute(inTenDays);
    expect(await findSeats(inTenDays, license.id, day(5))).toMatchObject({ reserved: 15, taken: 1, free: 5 });
    expect(await findSeats(inTenDays, license.id, day(6))).toMatchObject({ reserved: 1, taken: 1, free: 19 });
    await buildGroup(inTenDays, { license_id: license.id, group_size: 19 });
  });

  it('keeps the places of a closed group', async () => {
    const license = await buildLicense(db, { max_users: 20 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 15 });
    await sql`update groups set status = 'CLOSED' where id = ${group.id}`.execute(db);
    await expect(buildGroup(db, { license_id: license.id, group_size: 6 })).rejects.toThrow(/slots_within_license/);
  });

  it('reserves the places of a group again when it is reopened, or refuses it where others hold them', async () => {
    const license = await buildLicense(db, { max_users: 20 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 15 });
    await endGroup(group.id);
    const other = await buildGroup(db, { license_id: license.id, group_size: 6 });
    await expect(startGroup(group.id)).rejects.toThrow(/slots_within_license/);
    await sql`update groups set deleted_on = now() where id = ${other.id}`.execute(db);
    await startGroup(group.id);
    expect(await told(license.id)).toEqual(
      [
        'LICENSE_BOUGHT BOUGHT 20',
        'GROUP_OPENED RESERVED 15',
        'GROUP_ENDED RELEASED -15',
        'GROUP_OPENED RESERVED 6',
        'GROUP_DELETED RELEASED -6',
        'GROUP_REOPENED RESERVED 15',
      ].map((line) => `${day(0)} ${line}`),
    );
  });

  it('begins a term with a renewal: places taken in groups that ended before it are free', async () => {
    const license = await buildLicense(db, { max_users: 20 });
    const ended = await buildGroup(db, { license_id: license.id, group_size: 9 });
    const running = await buildGroup(db, { license_id: license.id, group_size: 9 });
    for (const { id } of [ended, running]) await addGroupMember(db, id, (await buildUser(db)).id);
    await endGroup(ended.id);
    expect(await findSeats(db, license.id, day(0))).toMatchObject({ reserved: 10, taken: 2 });
    await sql`update licenses set total_renewals = total_renewals + 1, last_renewed = now() where id = ${license.id}`.execute(
      db,
    );
    expect(await findSeats(db, license.id, day(0))).toMatchObject({ reserved: 9, taken: 1, served: 2 });
  });

  it('follows a group to another license with its learners', async () => {
    const from = await buildLicense(db, { max_users: 20 });
    const to = await buildLicense(db, { max_users: 20, institution_id: from.institution_id });
    const group = await buildGroup(db, { license_id: from.id, group_size: 9 });
    await addGroupMember(db, group.id, (await buildUser(db)).id);
    await sql`update groups set license_id = ${to.id} where id = ${group.id}`.execute(db);
    expect(await findSeats(db, from.id, day(0))).toMatchObject({ reserved: 0, taken: 0, served: 1 });
    expect(await findSeats(db, to.id, day(0))).toMatchObject({ reserved: 9, taken: 1, served: 1 });
  });

  it('counts a quote as nothing bought until it is activated', async () => {
    const quote = await buildLicense(db, { activation_date: null, expiry_date: null, max_users: 40 });
    expect(await findSeats(db, quote.id, day(0))).toBeNull();
    await sql`update licenses set activation_date = ${day(0)}, expiry_date = ${day(300)} where id = ${quote.id}`.execute(
      db,
    );
    await sql`update licenses set max_users = 35 where id = ${quote.id}`.execute(db);
    expect(await told(quote.id)).toEqual([`${day(0)} LICENSE_BOUGHT BOUGHT 40`, `${day(0)} LICENSE_CHANGED BOUGHT -5`]);
  });

  it.each(['update seat_entries set seats = seats', 'delete from seat_entries', 'truncate seat_entries'])(
    'is only ever added to: %s is refused',
    async (statement) => {
      await expect(sql.raw(statement).execute(db)).rejects.toThrow('seat_entries is append-only');
    },
  );
});

const first = '2026-01-05';
const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const groupNames = ['a', 'b', 'c'];
const people = 4;

type Step = { readonly days: number; readonly act: SeatAct };
const anySize = fc.integer({ min: 1, max: 9 });
const anyEnd = fc.integer({ min: 0, max: 120 }).map(dayAfter);
const anyGroup = fc.constantFrom(...groupNames);
const anyPerson = fc.nat({ max: people - 1 }).map(String);
const anyAct: fc.Arbitrary<SeatAct> = fc.oneof(
  fc.record({ type: fc.constant('BUY' as const), max_users: fc.integer({ min: 5, max: 20 }) }),
  fc.constant({ type: 'RENEW' as const }),
  fc.record({ type: fc.constant('OPEN' as const), group_id: anyGroup, end_date: anyEnd, group_size: anySize }),
  fc.record({
    type: fc.constant('CHANGE' as const),
    group_id: anyGroup,
    to: fc.oneof(
      fc.record({ status: fc.constantFrom('STARTED' as const, 'CLOSED' as const, 'ENDED' as const) }),
      fc.record({ end_date: anyEnd }),
      fc.record({ group_size: anySize }),
      fc.record({ deleted: fc.boolean() }),
    ),
  }),
  fc.record({ type: fc.constantFrom('JOIN' as const, 'LEAVE' as const), group_id: anyGroup, user_id: anyPerson }),
);
const anySteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ days: fc.nat({ max: 12 }), act: anyAct }), {
  minLength: 10,
  maxLength: 20,
});

function isPossible({ groups }: SeatLicense, act: SeatAct): boolean {
  if (act.type === 'BUY' || act.type === 'RENEW') return true;
  const group = groups.get(act.group_id);
  if (act.type === 'OPEN') return !group;
  if (act.type === 'CHANGE') return group !== undefined;
  return group !== undefined && group.learners.has(act.user_id) === (act.type === 'LEAVE');
}

/** A license in the database whose acts are written as those of the product are: the seats first, then the rows. */
async function openSchool(setup: Database) {
  const license = await buildLicense(setup, {
    max_users: 20,
    activation_date: '2025-12-01',
    expiry_date: '2030-01-01',
  });
  const owner_id = (await buildUser(setup)).id;
  const users: string[] = [];
  for (let person = 0; person < people; person++) users.push((await buildUser(setup)).id);
  // Groups of the same last day are told in the order of their ids.
  const ids = groupNames.map(() => randomUUID() as string).toSorted();
  const groups = new Map(groupNames.map((name, index) => [name, ids[index] ?? '']));

  async function write(writing: Database, act: SeatAct): Promise<void> {
    if (act.type === 'BUY')
      await sql`update licenses set max_users = ${act.max_users} where id = ${license.id}`.execute(writing);
    else if (act.type === 'RENEW')
      await sql`update licenses set total_renewals = total_renewals + 1 where id = ${license.id}`.execute(writing);
    else {
      const id = groups.get(act.group_id) ?? '';
      if (act.type === 'OPEN') {
        const { end_date, group_size } = act;
        const values = { id, license_id: license.id, owner_id, group_size, start_date: '2025-12-01', end_date };
        await buildGroup(writing, values);
      } else if (act.type === 'CHANGE') {
        const { deleted, ...to } = act.to;
        const values = { ...to, ...(deleted === undefined ? {} : { deleted_on: deleted ? first : null }) };
        await writing.updateTable('groups').set(values).where('id', '=', id).execute();
      } else {
        const user_id = users[Number(act.user_id)] ?? '';
        const deleted_on = act.type === 'JOIN' ? null : first;
        await sql`insert into group_members (group_id, user_id) values (${id}, ${user_id})
          on conflict (group_id, user_id) do update set deleted_on = ${deleted_on}`.execute(writing);
      }
    }
  }

  async function lines(reading: Database): Promise<string[]> {
    const rows = await reading
      .selectFrom('seat_entries')
      .selectAll()
      .where('license_id', '=', license.id)
      .orderBy('number')
      .execute();
    const names = new Map([...groups].map(([name, id]) => [id, name]));
    return rows.map(({ group_id, user_id, ...entry }) =>
      lineOf({
        ...entry,
        kind: entry.kind as SeatEntry['kind'],
        group_id: group_id && (names.get(group_id) ?? null),
        user_id: user_id && String(users.indexOf(user_id)),
      }),
    );
  }
  return { license_id: license.id, write, lines };
}

const lineOf = ({ day: on, kind, group_id, user_id, seats }: SeatEntry) =>
  `${on} ${group_id} ${kind} ${user_id} ${seats}`;

const boughtFirst = (on: string): SeatEntry => ({ kind: 'BOUGHT', group_id: null, user_id: null, seats: 20, day: on });
const nothingYet: SeatLicense = { max_users: 20, term: 0, groups: new Map() };

const constraints = { NO_SEATS_LEFT: 'licenses_slots_within_license', GROUP_FULL: 'groups_seats_within_size' };
const constraintOf = (refusal: string | null) => refusal && constraints[refusal as keyof typeof constraints];
const refusedBy = (error: unknown) => (error as { constraint?: string }).constraint ?? String(error);

/** Plays a sequence by the rule and in the database, and compares what was refused, every entry and the sums of the last day. */
async function followRule(steps: readonly Step[]): Promise<void> {
  const transaction = await db.startTransaction().execute();
  const setDay = (today: string) =>
    sql`select set_config('lectern.now', ${`${today}T12:00:00Z`}, true)`.execute(transaction);
  try {
    await setDay(first);
    const school = await openSchool(transaction);
    let rule = nothingYet;
    const expected = [boughtFirst(first)];
    let today = first;
    let passed = 0;
    for (const { days, act } of steps) {
      passed += days;
      if (!isPossible(rule, act)) continue;
      today = dayAfter(passed);
      await setDay(today);
      const written = writeSeats(rule, act, today);
      await sql`savepoint before_act`.execute(transaction);
      await lockSeats(transaction, { license_id: school.license_id });
      const refused = await school.write(transaction, act).then(() => null, refusedBy);
      expect(refused).toBe(constraintOf(written.refusal));
      if (refused !== null) await sql`rollback to before_act`.execute(transaction);
      if (written.refusal !== null) continue;
      rule = written.license;
      expected.push(...written.entries);
    }
    const { license, entries } = settleSeats(rule, today);
    expected.push(...entries);
    const served = expected.flatMap(({ kind, user_id }) => (kind === 'TAKEN' ? [user_id] : []));
    expect(await findSeats(transaction, school.license_id, today)).toEqual({
      bought: license.max_users,
      reserved: slotsUsed(license),
      taken: [...license.groups.values()].reduce((sum, group) => sum + placesTaken(group, license.term), 0),
      free: license.max_users - slotsUsed(license),
      served: new Set(served).size,
    });
    expect(await school.lines(transaction)).toEqual(expected.map(lineOf));
  } finally {
    await transaction.rollback().execute();
  }
}

const sequences = howMany({ sample: 60, deep: 10_000 });
it(`writes for ${sequences} random sequences of acts what the rule says (T13)`, { timeout: longTest }, async () => {
  await fc.assert(fc.asyncProperty(anySteps, followRule), { numRuns: sequences });
});

const rounds = Array.from({ length: howMany({ sample: 2, deep: 20 }) }, (_, round) => round + 1);
it.each(rounds)(
  'writes for 200 acts at the same time what the rule says of them one after the other (T13), round %i',
  { timeout: longTest },
  async (round) => {
    const school = await openSchool(db);
    const today = day(0);
    const acts = fc.sample(anyAct, { numRuns: 200, seed: round });
    const inOrder: { act: SeatAct; refused: string | null }[] = [];
    let groups: SeatLicense = nothingYet;
    const play = (act: SeatAct) =>
      db.transaction().execute(async (transaction) => {
        await lockSeats(transaction, { license_id: school.license_id });
        // What is possible is known only here, where nobody else changes it.
        if (!isPossible(groups, act)) return;
        const one = { act, refused: null as string | null };
        inOrder.push(one);
        const written = writeSeats(groups, act, today);
        if (written.refusal === null) groups = written.license;
        await sql`savepoint before_act`.execute(transaction);
        one.refused = await school.write(transaction, act).then(() => null, refusedBy);
        if (one.refused !== null) await sql`rollback to before_act`.execute(transaction);
      });
    await Promise.all(acts.map(play));
    let rule = nothingYet;
    const expected = [boughtFirst(today)];
    for (const { act, refused } of inOrder) {
      const written = writeSeats(rule, act, today);
      expect(refused).toBe(constraintOf(written.refusal));
      if (written.refusal !== null) continue;
      rule = written.license;
      expected.push(...written.entries);
    }
    expect(inOrder.length).toBeGreaterThan(60);
    expect(await school.lines(db)).toEqual(expected.map(lineOf));
    const broken = await findBroken(db);
    expect(broken.filter(({ invariant }) => /ledger|seats|places/.test(invariant))).toEqual([]);
  },
);
