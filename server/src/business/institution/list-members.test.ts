import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const document = `query members($institution_id: ID!, $search: String, $pageSize: Int, $after: ID) {
  institutionMembers(institution_id: $institution_id, search: $search, pageSize: $pageSize, after: $after) {
    members { id role user { id first_name last_name email role } institution { name my_role allowed_operations } }
    hasMore cursor
  }
}`;

let server: TestServer;
let institution: { readonly id: string };
let admin: BuiltUser;
let learner: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  institution = await buildInstitution(server.db, { name: 'Northfield' });
  admin = await member('CENTER_ADMIN', { first_name: 'Ada', last_name: 'Alder' });
  learner = await member('STUDENT', { first_name: 'Évelyne', last_name: 'Birch', email: 'e.birch@members.test' });
});

async function member(
  role: 'CENTER_ADMIN' | 'INSTRUCTOR' | 'STUDENT',
  values: Parameters<typeof buildUser>[1],
  at = institution,
) {
  const user = await buildUser(server.db, values);
  await addInstitutionMember(server.db, at.id, user.id, role);
  return user;
}

type Listed = {
  members: { role: string; user: { first_name: string; last_name: string; email: string; role: string | null } }[];
  hasMore: boolean;
  cursor: string | null;
};

const ask = async (caller: BuiltUser, variables: Record<string, unknown> = {}) => {
  const { data, code } = await server.call(caller, document, { institution_id: institution.id, ...variables });
  return { list: (data?.['institutionMembers'] ?? null) as Listed | null, code };
};
const names = (list: Listed | null) => list?.members.map(({ user }) => `${user.first_name} ${user.last_name}`);

describe('the members of an institution', () => {
  // D2-3.06, 7.14
  it('are listed by last name to its administrators and instructors, with address and role', async () => {
    const instructor = await member('INSTRUCTOR', { first_name: 'Ben', last_name: 'Ash' });
    const { list } = await ask(instructor);
    expect(names(list)).toEqual(['Ada Alder', 'Ben Ash', 'Évelyne Birch']);
    expect(list?.members[2]).toMatchObject({
      role: 'STUDENT',
      user: { email: 'e.birch@members.test', role: null },
      institution: {
        name: 'Northfield',
        my_role: 'INSTRUCTOR',
        allowed_operations: ['createGroup', 'deletedGroups', 'institutionMembers', 'licensesByInstitution'],
      },
    });
    expect(names((await ask(admin)).list)).toEqual(names(list));
  });

  it('are nobody else to see: not for its learners, nor for the administrator of another institution', async () => {
    const elsewhere = await buildInstitution(server.db);
    const stranger = await member('CENTER_ADMIN', {}, elsewhere);
    for (const caller of [learner, stranger]) expect((await ask(caller)).code).toBe('NOT_FOUND');
    expect((await ask(admin, { institution_id: elsewhere.id })).code).toBe('NOT_FOUND');
  });

  it('are gone with their institution, for those too who help all of them', async () => {
    const closed = await buildInstitution(server.db);
    const helper = await buildUser(server.db, { role: 'TECH_SUPPORT' });
    const last = await member('CENTER_ADMIN', {}, closed);
    expect((await ask(helper, { institution_id: closed.id })).list?.members).toHaveLength(1);
    await sql`update institutions set deleted_on = now() where id = ${closed.id}`.execute(server.db);
    for (const caller of [helper, last])
      expect((await ask(caller, { institution_id: closed.id })).code).toBe('NOT_FOUND');
  });

  it('are found by two characters or more of a name or an address, whatever they are', async () => {
    await member('STUDENT', { first_name: '100%', last_name: '_under', email: 'cedar@members.test' });
    expect(names((await ask(admin, { search: ' éVELYNE b ' })).list)).toEqual(['Évelyne Birch']);
    expect(names((await ask(admin, { search: 'E.BIRCH@' })).list)).toEqual(['Évelyne Birch']);
    expect(names((await ask(admin, { search: '100% _under' })).list)).toEqual(['100% _under']);
    expect((await ask(admin, { search: '% _' })).code).toBe('INVALID');
    expect((await ask(admin, { search: 'nobody has this' })).list?.members).toEqual([]);
    expect((await ask(admin, { search: 'A' })).code).toBe('INVALID');
  });

  it('are not those who left, nor people who are gone', async () => {
    const left = await member('STUDENT', { last_name: 'Leaver' });
    const gone = await member('STUDENT', { last_name: 'Leaver' });
    await sql`update institution_members set deleted_on = now() where user_id = ${left.id}`.execute(server.db);
    await sql`update users set deleted_on = now() where id = ${gone.id}`.execute(server.db);
    expect((await ask(admin, { search: 'leaver' })).list?.members).toEqual([]);
  });

  // D1-7.43, D2-9.01
  it('come page by page, 500 of one name each once', async () => {
    await sql`with people as (
        insert into users (first_name, last_name, email, issuer, subject)
        select 'Many', 'Maple', 'maple' || n || '@members.test', 'https://members.test', gen_random_uuid()
        from generate_series(1, 500) n returning id)
      insert into institution_members (institution_id, user_id, role)
      select ${institution.id}, id, 'STUDENT' from people`.execute(server.db);
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { list }: { list: Listed | null } = await ask(admin, { search: 'maple', pageSize: 60, after });
      seen.push(...(list?.members.map(({ user }) => user.email) ?? []));
      after = list?.cursor ?? null;
    } while (after !== null);
    expect(seen).toHaveLength(500);
    expect(new Set(seen).size).toBe(500);
    expect((await ask(admin)).list?.members).toHaveLength(10);
  });

  it('do not go on after a member of another institution, and no page is too large', async () => {
    const elsewhere = await buildInstitution(server.db);
    await member('STUDENT', {}, elsewhere);
    const { rows } = await sql<{ id: string }>`select id from institution_members
      where institution_id = ${elsewhere.id}`.execute(server.db);
    expect((await ask(admin, { after: rows[0]?.id })).code).toBe('BAD_CURSOR');
    expect((await ask(admin, { pageSize: 61 })).code).toBe('INVALID');
  });
});
