import { globalRoles, supportRoles } from '@lectern/domain/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../seed/school.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const document = `query users($search: String, $pageSize: Int, $after: ID, $filter: GlobalRole, $noInstitutionOnly: Boolean) {
  paginatedUsers(search: $search, pageSize: $pageSize, after: $after, filter: $filter, noInstitutionOnly: $noInstitutionOnly) {
    users { id last_name email role } totalCount hasMore cursor
  }
}`;

let server: TestServer;
let support: BuiltUser;
let sales: BuiltUser;
let member: BuiltUser;

beforeAll(async () => {
  server = await testServer();
  support = await buildUser(server.db, { role: 'TECH_SUPPORT' });
  sales = await buildUser(server.db, { role: 'SALES_MANAGER' });
  member = await buildUser(server.db, { last_name: 'Paged', email: 'member@paged.test' });
  await addInstitutionMember(server.db, (await buildInstitution(server.db)).id, member.id, 'STUDENT');
  await buildUser(server.db, { last_name: 'Paged', email: 'author@paged.test', role: 'CONTENT_DEVELOPER' });
  await sql`insert into users (first_name, last_name, email, issuer, subject)
    select 'Many', 'Paged', n || '@paged.test', 'https://paged.test', gen_random_uuid() from generate_series(1, 120) n`.execute(
    server.db,
  );
});

type Page = {
  users: { id: string; last_name: string; email: string | null; role: string | null }[];
  totalCount: number;
  hasMore: boolean;
  cursor: string | null;
};

const ask = async (caller: BuiltUser, variables: Record<string, unknown>) => {
  const { data, code } = await server.call(caller, document, variables);
  return { page: (data?.['paginatedUsers'] ?? null) as Page | null, code };
};

describe('the people of Lectern', () => {
  it('come page by page, each once, and every page says how many they are in all', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { page }: { page: Page | null } = await ask(support, { search: '@paged.test', pageSize: 50, after });
      expect(page?.totalCount).toBe(122);
      seen.push(...(page?.users.map(({ id }) => id) ?? []));
      after = page?.cursor ?? null;
    } while (after !== null);
    expect(seen).toHaveLength(122);
    expect(new Set(seen).size).toBe(122);
    expect((await ask(support, { search: '@paged.test' })).page?.users).toHaveLength(10);
  });

  it('are told by role and by belonging to no institution, with address and role', async () => {
    const authors = await ask(support, { search: '@paged.test', filter: 'CONTENT_DEVELOPER' });
    expect(authors.page).toMatchObject({
      users: [{ email: 'author@paged.test', role: 'CONTENT_DEVELOPER' }],
      totalCount: 1,
      hasMore: false,
      cursor: null,
    });
    const free = await ask(support, { search: 'member@paged.test', noInstitutionOnly: true });
    expect(free.page).toMatchObject({ users: [], totalCount: 0 });
  });

  it('are for a sales manager those without an institution only, staff left out', async () => {
    expect((await ask(sales, { search: '@paged.test' })).code).toBe('FORBIDDEN');
    const { page } = await ask(sales, { search: '@paged.test', noInstitutionOnly: true });
    expect(page?.totalCount).toBe(120);
    expect(page?.users.map(({ id }) => id)).not.toContain(member.id);
  });

  it.each(globalRoles)('are to see for support and sales and nobody else: %s', async (role) => {
    const { page, code } = await ask(await buildUser(server.db, { role }), { noInstitutionOnly: true });
    const may = [...supportRoles, 'SALES_MANAGER'].includes(role);
    expect([page !== null, code]).toEqual([may, may ? null : 'FORBIDDEN']);
  });

  it('begin nowhere after a cursor of nobody, and are not searched for by two letters', async () => {
    expect((await ask(support, { after: '00000000-0000-4000-8000-000000000000' })).code).toBe('BAD_CURSOR');
    expect((await ask(support, { search: 'ab' })).code).toBe('INVALID');
  });
});
