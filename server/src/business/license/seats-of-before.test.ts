import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { findBroken } from '../../../test/invariants.ts';
import { connect, type Database } from '../../base/database/connect.ts';
import { migrate } from '../../base/database/migrate.ts';
import { readMigrations } from '../../base/database/read-migrations.ts';
import { findSeats } from './find-seats.ts';

let url: string;
let db: Database;
beforeAll(async () => {
  url = await cloneDatabase();
  db = connect({ url, connections: 1 });
  await sql`drop schema public cascade; create schema public`.execute(db);
  await migrate(
    url,
    readMigrations().filter(({ name }) => name < '0026'),
  );
});
afterAll(() => db.destroy());

it('opens the ledger of a school that was there before with what its groups hold', async () => {
  const license = await buildLicense(db, { max_users: 100 });
  const quote = await buildLicense(db, { activation_date: null, expiry_date: null, sent: false });
  const [amara, bruno, chidi] = [await buildUser(db), await buildUser(db), await buildUser(db)];
  const group = async (values: Parameters<typeof buildGroup>[1], learners: readonly { id: string }[]) => {
    const { id } = await buildGroup(db, { license_id: license.id, group_size: 10, ...values });
    for (const learner of learners) await addGroupMember(db, id, learner.id);
    return id;
  };
  const running = await group({}, [amara, bruno]);
  await sql`update group_members set deleted_on = now() where user_id = ${bruno.id}`.execute(db);
  await group({ status: 'CLOSED' }, []);
  await group({ status: 'ENDED' }, [amara]);
  await group({ end_date: day(-3) }, [amara, bruno]);
  const deleted = await group({}, [chidi]);
  await sql`update groups set deleted_on = now() where id = ${deleted}`.execute(db);
  await sql`update licenses set total_renewals = 1, last_renewed = now() - interval '5 days' where id = ${license.id}`.execute(
    db,
  );
  await group({ start_date: day(-90), end_date: day(-8) }, [chidi]);
  const learnersOf = async () => (await sql`select id, learners from groups order by id`.execute(db)).rows;
  const before = await learnersOf();

  await migrate(url);

  expect(await findSeats(db, license.id, day(0))).toEqual({
    // Two that hold ten, one and two learners of ended groups; nothing of what ended in the term before or is deleted.
    bought: 100,
    reserved: 23,
    taken: 4,
    free: 77,
    served: 3,
  });
  expect(await findSeats(db, quote.id, day(0))).toBeNull();
  expect(await findBroken(db)).toEqual([]);
  expect(await learnersOf()).toEqual(before);
  const acts = sql<{ act: string }>`select distinct act from seat_entries`;
  expect((await acts.execute(db)).rows).toEqual([{ act: 'OPENING' }]);

  await addGroupMember(db, running, chidi.id);
  expect(await findSeats(db, license.id, day(0))).toMatchObject({ reserved: 23, taken: 5, served: 3 });
  expect(await findBroken(db)).toEqual([]);
});
