import { sql } from 'kysely';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { testServer } from '../../../test/harness.ts';
import type { Database } from '../../base/database/connect.ts';
import { findSeats, seatsOn } from './find-seats.ts';

let db: Database;
beforeAll(async () => {
  db = (await testServer()).db;
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

  // O-02
  it('finds the entry of a day as the first in an index, whether there are a thousand or ten thousand', async () => {
    const transaction = await db.startTransaction().execute();
    onTestFinished(() => transaction.rollback().execute());
    const { id: license_id } = await buildLicense(transaction);
    const add = (most: number) => sql`
      insert into seat_entries select (jsonb_populate_record(e, jsonb_build_object(
          'number', n, 'day', e.day + n::int, 'at', e.at + n * interval '1 day'))).*
      from seat_entries e, generate_series(e.number + 1, ${most}::int) n
      where license_id = ${license_id} and number = (select max(number) from seat_entries where license_id = e.license_id)`;
    for (const most of [1000, 10_000]) {
      await add(most).execute(transaction);
      await sql`analyze seat_entries`.execute(transaction);
      for (const on of [most, most - 500]) {
        const statement = seatsOn(sql`${license_id}::uuid`, sql`${day(on)}::date`);
        const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, buffers off, timing off)
          ${statement}`.execute(transaction);
        const scans = rows
          .map((row) => row['QUERY PLAN'])
          .filter((line) => line.includes(' Scan') && line.includes('seat_entries'));
        const read = scans.filter((line) => !line.includes('never executed') && !line.includes('Subquery Scan'));
        expect(read.length).toBeGreaterThan(1);
        for (const line of read)
          expect(line).toMatch(/Index .*Scan.* using seat_entries_.*\(actual rows=1(\.00)? loops=1\)/);
      }
    }
  });

  // O-02
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
