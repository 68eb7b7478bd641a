import { randomUUID } from 'node:crypto';
import {
  placesTaken,
  slotsUsed,
  settleSeats,
  writeSeats,
  type SeatAct,
  type SeatEntry,
  type SeatLicense,
} from '@lectern/domain/business/seats/seats.ts';
import fc from 'fast-check';
import { sql, type RawBuilder } from 'kysely';
import { beforeAll, expect, inject, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer } from '../../../test/harness.ts';
import { findBroken } from '../../../test/invariants.ts';
import type { Database } from '../../base/database/connect.ts';
import { findSeats } from './find-seats.ts';
import { lockSeats } from '../seats/lock-seats.ts';

let db: Database;
beforeAll(async () => {
  db = (await testServer()).db;
});

const first = '2026-01-05';
const dayAfter = (days: number) => new Date(Date.parse(first) + days * 86_400_000).toISOString().slice(0, 10);
const groupNames = ['a', 'b', 'c'];
const people = 4;

/** What people do on days that come one after the other; a corrected time zone is tried by itself. */
type Act = Exclude<SeatAct, { readonly type: 'CORRECT_ZONE' }>;
type Step = { readonly days: number; readonly act: Act };
const anySize = fc.integer({ min: 1, max: 9 });
const anyEnd = fc.integer({ min: 0, max: 120 }).map(dayAfter);
const anyGroup = fc.constantFrom(...groupNames);
const anyPerson = fc.nat({ max: people - 1 }).map(String);
const anyAct: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ type: fc.constant('BUY' as const), max_users: fc.integer({ min: 5, max: 20 }) }),
  fc.record({ type: fc.constantFrom('RENEW', 'RENEW', 'UNDO_RENEWAL', 'UNDO_ACTIVATION', 'ACTIVATE', 'ACTIVATE') }),
  fc.record({
    type: fc.constant('EXTEND' as const),
    group_ids: fc.uniqueArray(anyGroup, { minLength: 1 }).map((ids) => ids.toSorted()),
    end_date: anyEnd,
  }),
  fc.record({ type: fc.constant('RELEASE' as const), group_id: anyGroup }),
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

function isPossible({ is_quoted, term, groups }: SeatLicense, act: Act): boolean {
  if (act.type === 'BUY') return true;
  if (act.type === 'ACTIVATE') return is_quoted;
  // Groups are taught with a license that runs, and are refused where an activation is undone.
  if (is_quoted) return false;
  if (act.type === 'UNDO_ACTIVATION') return term === 0 && [...groups.values()].every(({ deleted }) => deleted);
  if (act.type === 'RENEW') return true;
  if (act.type === 'UNDO_RENEWAL') return term > 0;
  if (act.type === 'EXTEND') return act.group_ids.every((id) => groups.has(id));
  const group = groups.get(act.group_id);
  if (act.type === 'OPEN') return !group;
  if (act.type === 'CHANGE' || act.type === 'RELEASE') return group !== undefined;
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

  async function write(writing: Database, act: Act): Promise<void> {
    const set = (change: RawBuilder<unknown>) =>
      sql`update licenses set ${change} where id = ${license.id}`.execute(writing);
    if (act.type === 'BUY') await set(sql`max_users = ${act.max_users}`);
    else if (act.type === 'ACTIVATE') await set(sql`activation_date = '2025-12-01', expiry_date = '2030-01-01'`);
    else if (act.type === 'UNDO_ACTIVATION') await set(sql`activation_date = null, expiry_date = null`);
    else if (act.type === 'RENEW') await set(sql`total_renewals = total_renewals + 1`);
    else if (act.type === 'UNDO_RENEWAL') await set(sql`total_renewals = total_renewals - 1`);
    else if (act.type === 'EXTEND')
      for (const name of act.group_ids)
        await sql`update groups set end_date = ${act.end_date} where id = ${groups.get(name)}`.execute(writing);
    else {
      const id = groups.get(act.group_id) ?? '';
      if (act.type === 'OPEN') {
        const { end_date, group_size } = act;
        const values = { id, license_id: license.id, owner_id, group_size, start_date: '2025-12-01', end_date };
        await buildGroup(writing, values);
      } else if (act.type === 'RELEASE') {
        await sql`update groups set group_size = greatest(learners, 1) where id = ${id}`.execute(writing);
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
  /** The entries that are due, but for the moment they are written at; and the last so many that were written. */
  const entries = async (reading: Database, from: RawBuilder<unknown>) => {
    const { rows } = await sql<{
      entry: object;
    }>`select to_jsonb(e) - 'at' as entry from (${from}) e order by number`.execute(reading);
    return rows.map(({ entry }) => entry);
  };
  const due = (reading: Database) => entries(reading, sql`select * from due_seat_entries(${license.id})`);
  const lastWritten = (reading: Database, most: number) =>
    entries(
      reading,
      sql`select * from seat_entries where license_id = ${license.id} order by number desc limit ${most}`,
    );
  return { license_id: license.id, write, lines, due, lastWritten };
}

const lineOf = ({ day: on, kind, group_id, user_id, seats }: SeatEntry) =>
  `${on} ${group_id} ${kind} ${user_id} ${seats}`;

const boughtFirst = (on: string): SeatEntry => ({ kind: 'BOUGHT', group_id: null, user_id: null, seats: 20, day: on });
const nothingYet: SeatLicense = { max_users: 20, is_quoted: false, term: 0, groups: new Map() };

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
    const bought = license.is_quoted ? 0 : license.max_users;
    const served = expected.flatMap(({ kind, user_id }) => (kind === 'TAKEN' ? [user_id] : []));
    expect(await findSeats(transaction, school.license_id, today)).toEqual({
      bought,
      reserved: slotsUsed(license),
      taken: [...license.groups.values()].reduce((sum, group) => sum + placesTaken(group, license.term), 0),
      free: bought - slotsUsed(license),
      served: new Set(served).size,
    });
    const due = await school.due(transaction);
    await lockSeats(transaction, { license_id: school.license_id });
    expect(await school.lastWritten(transaction, due.length)).toEqual(due);
    expect(await school.lines(transaction)).toEqual(expected.map(lineOf));
  } finally {
    await transaction.rollback().execute();
  }
}

const sequences = howMany({ sample: 60, deep: 10_000 });
// O-04
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
    const acts = fc.sample(anyAct, { numRuns: 200, seed: inject('seed') + round });
    const inOrder: { act: Act; refused: string | null }[] = [];
    let groups: SeatLicense = nothingYet;
    const play = (act: Act) =>
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
