import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, addInstitutionMember, buildGroup, buildLicense } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';
import { beginSitting, sittingWorld } from '../../../test/sitting.ts';

const document = `query members($group_id: ID!, $kind: GroupMemberKind!, $search: String, $user_ids: [ID!],
    $sort: GroupMemberSort, $down: Boolean, $pageSize: Int, $after: ID) {
  groupMembers(group_id: $group_id, kind: $kind, search: $search, user_ids: $user_ids, sort: $sort, down: $down,
    pageSize: $pageSize, after: $after) {
    members { id role sits deletedBy joined_on user { id first_name last_name email role } } hasMore cursor total group_size
  }
}`;

let server: TestServer;
let group: Awaited<ReturnType<typeof buildGroup>>;
let owner: BuiltUser;
let learner: BuiltUser;

const join = async (values: Parameters<typeof buildUser>[1], role: 'STUDENT' | 'INSTRUCTOR' = 'STUDENT') => {
  const user = await buildUser(server.db, values);
  await addGroupMember(server.db, group.id, user.id, role);
  return user;
};

beforeAll(async () => {
  server = await testServer();
  owner = await buildUser(server.db, { first_name: 'Teodora', last_name: 'Vasquez', email: 'tv@school.test' });
  const license = await buildLicense(server.db, { max_users: 1200 });
  group = await buildGroup(server.db, { owner_id: owner.id, group_size: 1200, license_id: license.id });
  await addInstitutionMember(server.db, group.institution_id, owner.id, 'INSTRUCTOR');
  await join({ first_name: 'Ivo', last_name: 'Aster' }, 'INSTRUCTOR');
  await join({ first_name: 'Zoe', last_name: 'Birch', email: 'zoe@elsewhere.test' });
  learner = await join({ first_name: 'Abel', last_name: 'Birch', email: 'abel@elsewhere.test' });
  await join({ first_name: 'Mia', last_name: 'Ash', email: 'mia@elsewhere.test' });
});

type Page = {
  members: { role: string; sits: boolean; user: { first_name: string; email: string | null } }[];
  hasMore: boolean;
  cursor: string | null;
  total: number;
  group_size: number;
};

const ask = async (caller: BuiltUser, variables: Record<string, unknown> = {}) => {
  const { data, code } = await server.call(caller, document, { group_id: group.id, kind: 'LEARNERS', ...variables });
  return { page: (data?.['groupMembers'] ?? null) as Page | null, code };
};
const names = (page: Page | null) => page?.members.map(({ user }) => user.first_name);

describe('the members of a group', () => {
  it('are its learners by last name, and its instructors with the main one first', async () => {
    const { page } = await ask(owner);
    expect(names(page)).toEqual(['Mia', 'Abel', 'Zoe']);
    expect(page).toMatchObject({ total: 3, group_size: 1200, hasMore: false, cursor: null });
    expect((await ask(owner, { kind: 'INSTRUCTORS' })).page?.members).toMatchObject([
      { role: 'MAIN_INSTRUCTOR', user: { first_name: 'Teodora' } },
      { role: 'INSTRUCTOR', user: { first_name: 'Ivo' } },
    ]);
  });

  it('are sorted as was asked, both ways', async () => {
    expect(names((await ask(owner, { down: true })).page)).toEqual(['Zoe', 'Abel', 'Mia']);
    expect(names((await ask(owner, { sort: 'JOINED' })).page)).toEqual(['Zoe', 'Abel', 'Mia']);
    expect(names((await ask(owner, { sort: 'JOINED', down: true })).page)).toEqual(['Mia', 'Abel', 'Zoe']);
  });

  // D1-6.06
  it('show names and no addresses to a learner, who cannot search for them', async () => {
    const { page } = await ask(learner);
    expect(page?.members.map(({ user }) => user.email)).toEqual([null, 'abel@elsewhere.test', null]);
    expect((await ask(learner, { search: 'mia' })).code).toBe('FORBIDDEN');
  });

  it('are found by name, by an address only for who may see it, and among those that are named', async () => {
    expect(names((await ask(owner, { search: ' BIRCH ' })).page)).toEqual(['Abel', 'Zoe']);
    expect(names((await ask(owner, { search: 'zoe@else' })).page)).toEqual(['Zoe']);
    expect((await ask(owner, { search: 'nobody' })).page).toMatchObject({ members: [], total: 0 });
    const guest = await join({ first_name: 'Gus', last_name: 'Guest' }, 'INSTRUCTOR');
    expect((await ask(guest, { search: 'zoe@else' })).page?.members).toEqual([]);
    expect(names((await ask(owner, { user_ids: [learner.id] })).page)).toEqual(['Abel']);
  });

  it('tell who sits at this moment, to those who teach', async () => {
    const world = await sittingWorld(server);
    await beginSitting(server, world);
    const teacher = await buildUser(server.db);
    await addGroupMember(server.db, world.group_id, teacher.id, 'INSTRUCTOR');
    const place = { group_id: world.group_id };
    expect((await ask(teacher, place)).page?.members).toMatchObject([{ sits: true }]);
    expect((await ask(world.learner, place)).page?.members).toMatchObject([{ sits: false }]);
    await sql`update attempts set deadline = now() - interval '1 second' where group_id = ${world.group_id}`.execute(
      server.db,
    );
    expect((await ask(teacher, place)).page?.members).toMatchObject([{ sits: false }]);
  });

  it('come page by page, each of 1,000 once, whichever way they are sorted', async () => {
    await sql`with people as (
        insert into users (first_name, last_name, email, issuer, subject)
        select 'Many', 'Maple' || n % 7, 'grove' || n || '@members.test', 'https://members.test', gen_random_uuid()
        from generate_series(1, 1000) n returning id)
      insert into group_members (group_id, user_id) select ${group.id}, id from people`.execute(server.db);
    for (const order of [{}, { down: true }, { sort: 'JOINED', down: true }]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { page }: { page: Page | null } = await ask(owner, { ...order, search: 'maple', pageSize: 200, after });
        expect(page?.total).toBe(1000);
        seen.push(...(page?.members.map(({ user }) => user.email ?? '') ?? []));
        after = page?.cursor ?? null;
      } while (after !== null);
      expect(seen).toHaveLength(1000);
      expect(new Set(seen).size).toBe(1000);
    }
  });

  it('do not go on after a member of another group, and no page is too large', async () => {
    const world = await sittingWorld(server);
    const { rows } = await sql<{ id: string }>`select id from group_members where group_id = ${world.group_id}`.execute(
      server.db,
    );
    expect((await ask(owner, { after: rows[0]?.id })).code).toBe('BAD_CURSOR');
    expect((await ask(owner, { pageSize: 201 })).code).toBe('INVALID');
  });

  it('are nobody else to see', async () => {
    const stranger = await buildUser(server.db);
    expect((await ask(stranger)).code).toBe('NOT_FOUND');
    await sql`update group_members set deleted_on = now() where user_id = ${learner.id}`.execute(server.db);
    expect((await ask(learner)).code).toBe('NOT_FOUND');
    expect(names((await ask(owner, { search: 'birch' })).page)).toEqual(['Zoe']);
  });
});
