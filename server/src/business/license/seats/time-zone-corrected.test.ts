// One at a time: it moves the clock of the database.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { addGroupMember, buildGroup, buildInstitution, buildLicense, day } from '../../../../seed/school.ts';
import { cloneDatabase, type TestServer } from '../../../../test/harness.ts';
import { openServer } from '../../../../test/open-server.ts';
import { serverAt } from '../../../../test/server-at.ts';

const documents = {
  licenseSeats: `query seats($licenseId: ID!, $day: Date) { licenseSeats(licenseId: $licenseId, day: $day) {
    today since sums { free } } }`,
  seatEntries: `query entries($licenseId: ID!, $of: SeatNumber!, $day: Date, $groupId: ID) {
    seatEntries(licenseId: $licenseId, of: $of, day: $day, groupId: $groupId) { entries { act day change sum group { name } } } }`,
  groupsWithFreePlaces: `query holding($licenseId: ID!) { groupsWithFreePlaces(licenseId: $licenseId) { groups { name free } } }`,
} as const;
type Entry = { readonly act: string; readonly day: string; readonly sum: number };

const ask = async (
  operation: keyof typeof documents,
  variables: Record<string, unknown>,
  caller: BuiltUser,
  at: TestServer,
) => (await at.call(caller, documents[operation], variables)).data[operation];

describe('a time zone that is corrected', () => {
  const correct = (db: TestServer['db'], id: string, time_zone: string) =>
    sql`update institutions set time_zone = ${time_zone} where id = ${id}`.execute(db);
  /** A school of the far east, where at noon in Greenwich it is tomorrow already, with somebody who sells to it. */
  async function inTheEast(max_users: number) {
    const own = await openServer(await cloneDatabase());
    const person = await buildUser(own.db, { role: 'SALES_MANAGER' });
    const { id: institution_id } = await buildInstitution(own.db, { time_zone: 'Pacific/Kiritimati' });
    const license = await buildLicense(own.db, { institution_id, max_users });
    return { own, person, institution_id, licenseId: license.id };
  }

  it('hides no act, parts no number from the license, and leaves each day what it was', async () => {
    const { own, person, institution_id, licenseId } = await inTheEast(80);
    const noon = await serverAt(`${day(20)}T12:00:00Z`, own);
    const group = await buildGroup(noon.db, { license_id: licenseId, name: 'Evening', group_size: 35 });
    await addGroupMember(noon.db, group.id, (await buildUser(noon.db)).id);
    const told = async (at: TestServer, on?: string) => {
      const seats = await ask('licenseSeats', { licenseId, day: on }, person, at);
      const result = await ask('seatEntries', { licenseId, of: 'free', day: on }, person, at);
      const ofGroup = await ask('seatEntries', { licenseId, of: 'taken', groupId: group.id, day: on }, person, at);
      return {
        today: seats.today,
        free: seats.sums?.free,
        entries: result.entries.map(({ act, day: of, sum }: Entry) => `${of} ${act} ${sum}`),
        taken: ofGroup.entries.map(({ act, day: of }: Entry) => `${of} ${act}`),
      };
    };
    const since = (await ask('licenseSeats', { licenseId }, person, noon)).since;
    expect(since <= day(1)).toBe(true);
    const bought = expect.stringMatching(/ LICENSE_BOUGHT 80$/);
    expect(await told(noon)).toEqual({
      today: day(21),
      free: 45,
      entries: [`${day(21)} GROUP_OPENED 45`, bought],
      taken: [`${day(21)} LEARNER_JOINED`],
    });
    await correct(noon.db, institution_id, 'Pacific/Pago_Pago');
    const onItsDay = {
      today: day(20),
      free: 45,
      entries: [`${day(20)} GROUP_OPENED 45`, bought],
      taken: [`${day(20)} LEARNER_JOINED`],
    };
    expect(await told(noon)).toEqual(onItsDay);
    expect(await told(noon, day(19))).toMatchObject({ free: 80, entries: [bought], taken: [] });
    await sql`update groups set group_size = 50 where id = ${group.id}`.execute(noon.db);
    const enlarged = { ...onItsDay, free: 30, entries: [`${day(20)} GROUP_CHANGED 30`, ...onItsDay.entries] };
    expect(await told(noon)).toEqual(enlarged);
    const { data } = await noon.call(
      person,
      'query ($id: ID!) { licensesByInstitution(institutionId: $id) { slots_used } }',
      { id: institution_id },
    );
    expect(data?.['licensesByInstitution']).toEqual([{ slots_used: 50 }]);
    const nextNoon = await serverAt(`${day(21)}T12:00:00Z`, own);
    expect(await told(nextNoon, day(20))).toEqual({ ...enlarged, today: day(21) });
    await correct(nextNoon.db, institution_id, 'Pacific/Kiritimati');
    expect(await told(nextNoon)).toMatchObject({ today: day(22), free: 30 });
  });

  it('gives a group its places back whose last day has not passed there, as far as they are free', async () => {
    const { own, person, institution_id, licenseId } = await inTheEast(40);
    const ending = { license_id: licenseId, end_date: day(20) };
    const first = await buildGroup(own.db, { ...ending, name: 'First', group_size: 10 });
    await buildGroup(own.db, { ...ending, name: 'Second', group_size: 18 });
    const noon = await serverAt(`${day(20)}T12:00:00Z`, own);
    await addGroupMember(noon.db, first.id, (await buildUser(noon.db)).id);
    await buildGroup(noon.db, { license_id: licenseId, name: 'Next', group_size: 25 });
    const read = async () => {
      const result = await ask('licenseSeats', { licenseId }, person, noon);
      const holding = (await ask('groupsWithFreePlaces', { licenseId }, person, noon)).groups;
      return [result.sums.free, ...holding.map(({ name, free }: { name: string; free: number }) => `${name} ${free}`)];
    };
    expect(await read()).toEqual([14, 'Next 25']);
    await correct(noon.db, institution_id, 'Pacific/Pago_Pago');
    expect(await read()).toEqual([5, 'Next 25', 'First 9']);
    const result = await ask('seatEntries', { licenseId, of: 'free' }, person, noon);
    expect(result.entries[0]).toMatchObject({
      act: 'GROUP_REOPENED',
      change: -9,
      day: day(20),
      group: { name: 'First' },
    });
  });
});
