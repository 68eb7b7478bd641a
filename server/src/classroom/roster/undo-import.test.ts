import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildCourse } from '../../../seed/content.ts';
import { buildUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildLicense, day } from '../../../seed/school.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { findSeats } from '../../business/license/find-seats.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const look = `query look($group_id: ID!, $file: String!, $removed: [RosterMissingInput!]!) {
  rosterDifference(group_id: $group_id, file: $file, removed: $removed) { shown changes missing { user_id group_id } } }`;
const run = `mutation run($group_id: ID!, $file: String!, $removed: [RosterMissingInput!]!, $shown: String!) {
  importRoster(group_id: $group_id, file: $file, removed: $removed, shown: $shown) { done import_id } }`;
const undo = `mutation undo($group_id: ID!, $import_id: ID!) {
  undoRosterImport(group_id: $group_id, import_id: $import_id) { done conflicts { why } } }`;

const names = ['Mornings', 'Evenings'] as const;
const standing = fc.constantFrom('NONE', 'LIVE', 'LEFT', 'BLOCKED');
/** The groups that the lines of a person name; an empty cell means the one of the page. */
const lines = fc.uniqueArray(fc.constantFrom('', ...names, 'Nowhere'), { maxLength: 2 });
const person = fc.record({
  role: fc.constantFrom('STUDENT' as const, 'STUDENT' as const, 'STUDENT' as const, 'INSTRUCTOR' as const),
  standings: fc.tuple(standing, standing),
  extra: fc.boolean(),
  lines,
});
const stranger = fc.record({ hasAccount: fc.boolean(), awaited: fc.boolean(), lines });
const school = fc
  .record({
    people: fc.array(person, { minLength: 3, maxLength: 8 }),
    strangers: fc.array(stranger, { maxLength: 3 }),
    free: fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 })),
    /** Who is taken out of those whom the file does not name, by turns. */
    removes: fc.array(fc.boolean(), { minLength: 1, maxLength: 5 }),
  })
  .filter(({ people, strangers }) => [...people, ...strangers].some((one) => one.lines.length > 0));
type School = typeof school extends fc.Arbitrary<infer Value> ? Value : never;

/** Two groups of one license with members present and past, and awaited people; and a file about them. */
async function build({ people, strangers, free }: School) {
  const { db } = server;
  const license = await buildLicense(db);
  const { id: course } = await buildCourse(db);
  const main = await buildUser(db);
  await addInstitutionMember(db, license.institution_id, main.id, 'INSTRUCTOR');
  const groups = await Promise.all(
    names.map((name, index) => {
      const learners = people.filter(({ role, standings }) => role === 'STUDENT' && standings[index] === 'LIVE').length;
      const group_size = Math.max(1, learners + (free[index] ?? 0));
      return buildGroup(db, { license_id: license.id, owner_id: main.id, name, group_size, courses: [course] });
    }),
  );
  const rows = ['E-mail,Group'];
  for (const { role, standings, extra, lines: named } of people) {
    const { id, email } = await buildUser(db);
    await addInstitutionMember(db, license.institution_id, id, role);
    for (const [index, stands] of standings.entries()) {
      const group_id = groups[index]?.id ?? '';
      if (stands === 'NONE') continue;
      const [blocked, deleted_on] = [stands === 'BLOCKED', stands === 'LIVE' ? null : day(-1)];
      await db
        .insertInto('group_members')
        .values({ group_id, user_id: id, role, blocked, time_factor: extra ? 1.5 : 1, deleted_on })
        .execute();
    }
    rows.push(...named.map((group) => `${email},${group}`));
  }
  for (const [index, { hasAccount, awaited, lines: named }] of strangers.entries()) {
    const email = hasAccount ? (await buildUser(db)).email : `${index}@else.test`;
    if (awaited)
      await sql`insert into awaited_members (group_id, email, first_name, last_name, created_by)
        values (${groups[0]?.id}, ${email}, 'Nia', 'Neu', ${main.id})`.execute(db);
    rows.push(...named.map((group) => `${email},${group}`));
  }
  return { main, license_id: license.id, group_id: groups[0]?.id ?? '', file: rows.join('\n') };
}

/** All that an import can change in the groups of a license: who belongs to them and did, who is awaited, and the seats. */
async function stateOf(license_id: string) {
  const { rows: members } = await sql<{ key: string; live: boolean }>`
    select m.group_id || ' ' || m.user_id as key, m.role, m.blocked, m.time_factor, m.deleted_on, m.deleted_by, m.deleted_on is null as live
    from group_members m join groups g on g.id = m.group_id where g.license_id = ${license_id} order by 1`.execute(
    server.db,
  );
  const { rows: awaited } = await sql`select a.group_id, a.email, a.first_name, a.last_name, a.created_by
    from awaited_members a join groups g on g.id = a.group_id where g.license_id = ${license_id} order by 1, 2`.execute(
    server.db,
  );
  const { rows: sums } =
    await sql`select g.id, g.learners, l.slots_used from groups g join licenses l on l.id = g.license_id
    where l.id = ${license_id} order by 1`.execute(server.db);
  const { served: _ever, ...seats } = (await findSeats(server.db, license_id, day(0))) ?? { served: 0 };
  return { members, awaited, sums, seats };
}

type Reply = {
  missing: unknown[];
  shown: string;
  changes: number;
  done: boolean;
  import_id: string | null;
};

it(
  'whatever a roster does, undoing it leaves members, awaited people and seats as they were',
  { timeout: longTest },
  async () => {
    let changed = 0;
    const leavesNothing = async (value: School) => {
      const { main, license_id, group_id, file } = await build(value);
      const ask = async (document: string, variables: Record<string, unknown>) => {
        const { data, code } = await server.call(main, document, { group_id, ...variables });
        expect(code).toBeNull();
        return Object.values(data)[0] as Reply;
      };
      const before = await stateOf(license_id);
      const given = { file: Buffer.from(file).toString('base64'), removed: [] as unknown[] };
      const { missing } = await ask(look, given);
      given.removed = missing.filter((_one, turn) => value.removes[turn % value.removes.length]);
      const { shown, changes } = await ask(look, given);
      const { done, import_id } = await ask(run, { ...given, shown });
      expect([done, import_id !== null]).toEqual([true, changes > 0]);
      if (import_id === null) return;
      changed += 1;
      expect(await stateOf(license_id)).not.toEqual(before);
      expect(await ask(undo, { import_id })).toEqual({ done: true, conflicts: [] });
      const { members, ...rest } = await stateOf(license_id);
      const known = new Set(before.members.map(({ key }) => key));
      // Who came with the import has left again, which is remembered.
      expect({ ...rest, members: members.filter(({ key, live }) => live || known.has(key)) }).toEqual(before);
    };
    const numRuns = howMany({ sample: 8, deep: 400 });
    await fc.assert(fc.asyncProperty(school, leavesNothing), { numRuns });
    expect(changed).toBeGreaterThan(numRuns / 4);
  },
);
