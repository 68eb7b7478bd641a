// One at a time: it moves the clock of the database.
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildInstitution, buildLicense } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { openServer, type TestServer } from '../../../test/open-server.ts';
import { serverAt } from '../../../test/server-at.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openServer(await cloneDatabase());
});

const today = async (time_zone: string, moment: string | null) =>
  server.db.transaction().execute(async (transaction) => {
    if (moment) await sql`set local lectern.now = ${sql.lit(moment)}`.execute(transaction);
    const { rows } = await sql<{ today: string; now: string }>`
      select today(${time_zone}), (now() at time zone ${time_zone})::date as now`.execute(transaction);
    return rows[0];
  });

describe('today', () => {
  it('is the day it is now, unless a test says otherwise', async () => {
    const day = await today('Pacific/Auckland', null);
    expect(day?.today).toBe(day?.now);
  });

  it.each([
    ['Pacific/Auckland', '2030-06-15'],
    ['UTC', '2030-06-14'],
    ['America/Los_Angeles', '2030-06-14'],
  ])('in %s is %s when it is 2030-06-14 13:00 in UTC', async (zone, day) => {
    expect((await today(zone, '2030-06-14T13:00Z'))?.today).toBe(day);
  });
});

describe('a license on its last day', () => {
  it.each([
    ['Pacific/Auckland', 'EXPIRED', 0],
    ['America/Los_Angeles', 'EXPIRING', 1],
  ])('in %s is %s, by the day that it is where its institution is', async (time_zone, state, days_to_expire) => {
    const { id } = await buildInstitution(server.db, { time_zone });
    await buildLicense(server.db, { institution_id: id, activation_date: '2030-01-01', expiry_date: '2030-06-15' });
    const seller = await buildUser(server.db, { role: 'SALES_MANAGER' });
    const query = `{ licensesByInstitution(institutionId: "${id}") { state days_to_expire } }`;
    const { data } = await (await serverAt('2030-06-14T13:00Z', server)).call(seller, query);
    expect(data['licensesByInstitution']).toEqual([{ state, days_to_expire }]);
  });
});

describe('a group on its last day', () => {
  it('is open until that day is over where its institution is, and locked from then on', async () => {
    const group = await buildGroup(server.db, { start_date: '2030-01-01', end_date: '2030-06-14' });
    await sql`update institutions set time_zone = 'America/Los_Angeles'
      where id = ${group.institution_id}`.execute(server.db);
    const learner = await buildUser(server.db);
    await addGroupMember(server.db, group.id, learner.id);
    const query = `{ group(where: { id: "${group.id}" }) { status lock_reason } }`;
    const seenAt = async (moment: string) =>
      (await (await serverAt(moment, server)).call(learner, query)).data['group'];
    expect(await seenAt('2030-01-01T07:59Z')).toEqual({ status: 'NOT_YET', lock_reason: 'NOT_STARTED_YET' });
    expect(await seenAt('2030-06-15T06:59Z')).toEqual({ status: 'STARTED', lock_reason: null });
    expect(await seenAt('2030-06-15T07:00Z')).toEqual({ status: 'ENDED', lock_reason: 'GROUP_LOCKED' });
  });
});

describe('a statement that asks for today', () => {
  it('asks as cheaply as before: PostgreSQL puts the words of the function in its place', async () => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (verbose, costs off) select today(time_zone) from institutions`.execute(server.db);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('AT TIME ZONE');
    expect(plan).not.toContain('today(');
  });
});
