import { institutionRoles } from '@lectern/domain/base/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../seed/people.ts';
import {
  addGroupMember,
  addInstitutionMember,
  buildGroup,
  buildInvitation,
  buildLicense,
  day,
} from '../../seed/school.ts';
import { howMany, longTest } from '../deep.ts';
import { testServer, type TestServer } from '../harness.ts';
import { openUnlimited, type Call } from '../unlimited.ts';

let server: TestServer;
let call: Call;
beforeAll(async () => {
  server = await testServer();
  call = await openUnlimited(server);
});

const accept = `mutation ($data: InstitutionMemberInput!) { addInstitutionMember(data: $data) { role } }`;
const rolesOf = async (user_id: string, institution_id: string) => {
  const { rows } = await sql<{ role: string }>`select role from institution_members
    where user_id = ${user_id} and institution_id = ${institution_id} and deleted_on is null`.execute(server.db);
  return rows.map(({ role }) => role);
};

describe('what somebody becomes (T20)', () => {
  it('is what the invitation says and never what the caller claims: each invited role with each claimed one, old and new', async () => {
    const wrong: string[] = [];
    for (const invited of institutionRoles)
      for (const claimed of institutionRoles)
        for (const held of [null, ...institutionRoles]) {
          const person = await buildUser(server.db);
          const { institution_id } = await buildInvitation(server.db, person.email, { role: invited });
          if (held) await addInstitutionMember(server.db, institution_id, person.id, held);
          const data = { user_id: person.id, institution_id, role: claimed };
          const { code } = await call(person, accept, { data });
          const [role] = await rolesOf(person.id, institution_id);
          if (role !== (held ?? (code === null ? invited : undefined)) || (code === null && !held && role !== invited))
            wrong.push(`invited ${invited}, claimed ${claimed}, held ${held}: ${role} ${code}`);
        }
    expect(wrong).toEqual([]);
  });

  const sequences = howMany({ sample: 40, deep: 10_000 });

  it(
    `is raised by nobody's own act but by a key, an invitation or a new group, in ${sequences} random sequences`,
    async () => {
      const { db } = server;
      const license = await buildLicense(db, { max_users: 100_000 });
      const { institution_id } = license;
      const buildPlace = async () => {
        const people: Record<string, BuiltUser> = {};
        for (const name of ['main', 'instructor', 'learner', 'admin', 'teacher', 'stranger'])
          people[name] = await buildUser(db);
        const { main, instructor, learner, admin, teacher } = people;
        for (const [person, role] of [
          [main, 'INSTRUCTOR'],
          [instructor, 'INSTRUCTOR'],
          [learner, 'STUDENT'],
          [admin, 'CENTER_ADMIN'],
          [teacher, 'INSTRUCTOR'],
        ] as const)
          await addInstitutionMember(db, institution_id, person!.id, role);
        const groups = [];
        for (const _ of [1, 2])
          groups.push(await buildGroup(db, { license_id: license.id, owner_id: main!.id, group_size: 9 }));
        await addGroupMember(db, groups[0]!.id, instructor!.id, 'INSTRUCTOR');
        await addGroupMember(db, groups[0]!.id, learner!.id);
        return { people: Object.values(people), groups };
      };
      let place = await buildPlace();
      let age = 0;

      const anyStep = fc.record({
        actor: fc.nat({ max: 5 }),
        about: fc.nat({ max: 5 }),
        at: fc.nat({ max: 1 }),
        role: fc.constantFrom(...institutionRoles),
        does: fc.constantFrom(
          'addInstructors',
          'addLearners',
          'remove',
          'move',
          'transfer',
          'accept',
          'join',
          'create',
          'rename',
          'key',
          'delete',
          'restore',
        ),
      });
      type Step = typeof anyStep extends fc.Arbitrary<infer Made> ? Made : never;

      const documents = {
        addInstructors: `mutation ($g: ID!, $u: ID!) { addGroupInstructors(group_id: $g, data: [{ user_id: $u }]) { code } }`,
        addLearners: `mutation ($g: ID!, $u: ID!) { addGroupLearners(group_id: $g, data: [{ user_id: $u }]) { code } }`,
        remove: `mutation ($g: ID!, $u: ID!) { deleteGroupMember(group_id: $g, user_id: $u) { code } }`,
        move: `mutation ($g: ID!, $u: ID!, $o: ID!) { updateGroupMembers(group_id: $g, data: [{ user_id: $u, currentGroup_id: $o }]) { code } }`,
        transfer: `mutation ($g: ID!, $u: ID!) { transferGroup(id: $g, user_id: $u) { id } }`,
        accept: `mutation ($i: ID!, $u: ID!, $r: InstitutionRole!) { addInstitutionMember(data: { user_id: $u, institution_id: $i, role: $r }) { id } }`,
        join: `mutation ($k: String!) { joinGroup(group_key: $k) { success } }`,
        create: `mutation ($l: ID!, $from: Date!, $to: Date!) { createGroup(data: { license_id: $l, name: "New", group_size: 1, courses: [], start_date: $from, end_date: $to }) { id } }`,
        rename: `mutation ($g: ID!) { updateGroup(where: { id: $g }, data: { name: "Other" }) { id } }`,
        key: `mutation ($g: ID!) { renewGroupKey(id: $g) { id } }`,
        delete: `mutation ($g: ID!) { deleteGroup(id: $g) { id } }`,
        restore: `mutation ($g: ID!) { restoreGroup(id: $g) { id } }`,
      } as const;

      const play = ({ actor, about, at, role, does }: Step) => {
        const group = place.groups[at]!;
        const all = {
          g: group.id,
          o: place.groups[1 - at]!.id,
          u: place.people[about]!.id,
          i: institution_id,
          r: role,
          k: group.key,
          l: license.id,
          from: day(0),
          to: day(30),
        };
        const query = documents[does];
        const asked = Object.fromEntries(Object.entries(all).filter(([name]) => query.includes(`$${name}:`)));
        return call(place.people[actor]!, query, asked);
      };

      /** What a person may: the rank of each role they hold, by what it is held in. */
      const rightsOf = async ({ id }: BuiltUser): Promise<Map<string, number>> => {
        const { rows } = await sql<{ held: string; kind: string; role: string }>`
          select 'group ' || m.group_id as held, 'group' as kind, m.role::text from group_members m join groups g on g.id = m.group_id
            where m.user_id = ${id} and m.deleted_on is null
          union all select 'institution ' || institution_id, 'institution', role::text from institution_members where user_id = ${id} and deleted_on is null
          union all select 'everything', 'all', role::text from users where id = ${id}`.execute(db);
        return new Map(rows.map(({ held, kind, role }) => [held, rankOf(kind, role)]));
      };
      const rankOf = (kind: string, role: string) => {
        if (kind === 'all') return role === 'USER' ? 0 : 100;
        const order: readonly string[] =
          kind === 'group' ? ['STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR'] : ['STUDENT', 'INSTRUCTOR', 'CENTER_ADMIN'];
        return order.indexOf(role) + 1;
      };

      let raised = 0;
      const check = async (step: Step) => {
        const actor = place.people[step.actor]!;
        const before = await rightsOf(actor);
        await play(step);
        const after = await rightsOf(actor);
        for (const [held, rank] of after) {
          const was = before.get(held) ?? 0;
          if (rank <= was) continue;
          raised += 1;
          const isNewMember = step.does === 'join' && was === 0 && rank === 1;
          const isOwnLearner = rank === 1 && was === 0 && before.get(`institution ${institution_id}`) === 3;
          const isOwnGroup = step.does === 'create' && held.startsWith('group ') && was === 0;
          // Who administers the institution may learn in each of its groups.
          if (!isNewMember && !isOwnGroup && !isOwnLearner)
            throw new Error(`${JSON.stringify(step)} raised ${held} from ${was} to ${rank}`);
        }
      };
      await fc.assert(
        fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 8 }), async (steps) => {
          if ((age += 1) % 10 === 1) place = await buildPlace();
          for (const step of steps) await check(step);
        }),
        { numRuns: sequences, endOnFailure: true },
      );
      expect(raised).toBeGreaterThan(0);
    },
    longTest,
  );
});
