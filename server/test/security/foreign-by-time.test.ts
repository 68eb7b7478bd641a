import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { howMany, longTest } from '../deep.ts';
import type { TestServer } from '../harness.ts';
import { expectAsLong } from '../told-by-time.ts';
import type { Call } from './case.ts';
import { queryCases } from './cases.ts';
import { documentOf } from './document.ts';
import { openSend, type Send } from './principals.ts';
import { openWorld, type World } from './world.ts';

let server: TestServer;
let world: World;
let send: Send;

beforeAll(async () => {
  ({ server, world } = await openWorld());
  send = await openSend(server);
  const [{ institution_id, license_id, group_id }] = world.south.classes;
  // As in a school of some size: what is foreign may be much.
  const people = howMany({ sample: 20, deep: 20_000 });
  await sql`with people as (
      insert into users (issuer, subject, email, first_name, last_name)
      select 'https://elsewhere.test', 'many-' || n, 'many-' || n || '@elsewhere.test', 'A', 'B'
      from generate_series(1, ${people}::int) n returning id)
    insert into institution_members (institution_id, user_id, role, deleted_on)
    select ${institution_id}, id, 'STUDENT', case when right(id::text, 1) < '4' then now() end from people`.execute(
    server.db,
  );
  await sql`update licenses set max_users = 100000 where id = ${license_id}`.execute(server.db);
  await sql`insert into groups (name, key, license_id, institution_id, owner_id, start_date, end_date, group_size)
    select 'Cohort ' || n, substr(md5('many' || n), 1, 12), license_id, institution_id, owner_id, start_date, end_date, 1
    from groups, generate_series(1, ${Math.ceil(people / 100)}::int) n
    where id = ${group_id} and license_id = ${license_id}`.execute(server.db);
  await sql`analyze`.execute(server.db);
});

/** What an administrator reads of their institution, its licenses and its people by an id. */
const hot = [
  'addableMembers',
  'auditEntries',
  'group',
  'groupActivities',
  'groupMembers',
  'groups',
  'groupsWithFreePlaces',
  'institution',
  'institutionInvitations',
  'institutionMembers',
  'licenseSeats',
  'licensesByInstitution',
  'removedMembers',
  'seatEntries',
  'user',
];
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const unknown = (variables: object): Record<string, unknown> =>
  JSON.parse(JSON.stringify(variables).replace(uuid, () => crypto.randomUUID()));
const asked = queryCases.filter(({ operation }) => hot.includes(operation));
const nameOf = ({ operation, about }: Call) => (about ? `${operation} (${about})` : operation);

describe('an id of another school (T2)', () => {
  it('is asked for by everything that an administrator reads often', () => {
    expect(hot.filter((name) => !asked.some(({ operation }) => operation === name))).toEqual([]);
  });

  it.each(asked.map((one) => ({ ...one, name: nameOf(one) })))(
    'is told from none by $name neither in words nor by time',
    async ({ name, operation, variables }) => {
      const token = await server.tokenOf(world.north.admin);
      const [foreign] = world.south.classes;
      const asking = (given: () => Record<string, unknown>) => async () => {
        const named = given();
        return async () => {
          const { code, text } = await send({ token }, documentOf(operation), named);
          expect(code).toBe('NOT_FOUND');
          return text;
        };
      };
      const theirs = variables(foreign);
      await expectAsLong(
        name,
        asking(() => theirs),
        asking(() => unknown(theirs)),
      );
    },
    longTest,
  );
});
