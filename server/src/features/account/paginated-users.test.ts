import { globalRoles, supportRoles } from '@lectern/domain/account/role.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildInstitution } from '../../../seed/school.ts';
import { howMany } from '../../../test/deep.ts';
import { testServer, type TestServer } from '../../../test/harness.ts';

const document = `query users($search: String, $pageSize: Int, $after: ID, $filter: GlobalRole, $noInstitutionOnly: Boolean) {
  paginatedUsers(search: $search, pageSize: $pageSize, after: $after, filter: $filter, noInstitutionOnly: $noInstitutionOnly) {
    users { id last_name email role } totalCount moreThanCounted hasMore cursor
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
  // More than are counted: of one family name, which stands behind more than are looked at in order, and of many names.
  await sql`insert into users (first_name, last_name, email, issuer, subject)
    select 'Ines', case when n <= 10200 then 'Zwidsor' else 'Early' || n % 977 end,
      'crowd' || n || case when n <= 31000 then '@other.test' else '@crowd.test' end, 'https://paged.test', gen_random_uuid()
    from generate_series(1, 42000) n`.execute(server.db);
});

type Page = {
  users: { id: string; last_name: string; email: string | null; role: string | null }[];
  totalCount: number;
  moreThanCounted: boolean;
  hasMore: boolean;
  cursor: string | null;
};

const ask = async (caller: BuiltUser, variables: Record<string, unknown>) => {
  const { data, code } = await server.call(caller, document, variables);
  return { page: (data?.['paginatedUsers'] ?? null) as Page | null, code };
};

/** The ids on some pages of 50 from a cursor on. */
async function walk(search: string, from: string | null, pages: number) {
  const ids: string[] = [];
  let after = from;
  for (let n = 0; n < pages && (n === 0 || after !== null); n++) {
    const { page }: { page: Page | null } = await ask(support, { search, pageSize: 50, after });
    ids.push(...(page?.users.map(({ id }) => id) ?? []));
    after = page?.cursor ?? null;
  }
  return { ids, cursor: after };
}

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

  it('are counted to 10,000, and said to be more where they are', async () => {
    expect((await ask(support, { search: '@paged.test' })).page?.moreThanCounted).toBe(false);
    const { page } = await ask(support, { search: '@crowd.test' });
    expect(page).toMatchObject({ totalCount: 10_000, moreThanCounted: true, hasMore: true });
  });

  it('come in the same order, each once, whether few or many are found, and wherever in the list they stand', async () => {
    for (const search of ['@crowd.test', 'Zwidsor']) {
      const { rows } = await sql<{ id: string }>`select id from users
        where strpos(lower(first_name || ' ' || last_name || ' ' || email), lower(${search})) > 0
        order by last_name, first_name, id`.execute(server.db);
      const all = rows.map(({ id }) => id);
      expect(all.length).toBeGreaterThan(10_000);
      expect((await walk(search, null, 2)).ids).toEqual(all.slice(0, 100));
      const { ids, cursor } = await walk(search, all.at(-81) ?? '', 3);
      expect([ids, cursor]).toEqual([all.slice(-80), null]);
    }
  });

  it('are found by what is typed and nothing else, whatever it means elsewhere', async () => {
    await buildUser(server.db, { first_name: 'a%b_c', last_name: String.raw`back\slash`, email: 'odd@signs.test' });
    for (const search of ['a%b_c', '%b_', String.raw`back\sl`, String.raw`k\s`, 'ODD@SIGNS'])
      expect((await ask(support, { search })).page?.users.map(({ email }) => email)).toEqual(['odd@signs.test']);
    for (const search of ['a_b', 'a%c', 'back%', '\\\\\\', '%%%', '___'])
      expect((await ask(support, { search })).page?.totalCount).toBe(0);
  });

  const searches = howMany({ sample: 100, deep: 300 });
  it(`are found by whatever stands in a name or address, in ${searches} odd searches`, async () => {
    const odd = fc.string({
      unit: fc.constantFrom('a', 'b', '%', '_', '\\', "'", '"', '?', '*', '(', ' ', 'é', '漢'),
      minLength: 3,
      maxLength: 6,
    });
    const trimmed = fc
      .sample(odd, { numRuns: searches, seed: inject('seed') })
      .filter((text) => text.trim().length >= 3);
    await sql`insert into users (first_name, last_name, email, issuer, subject)
      select x, 'Odd', n || '@odd.test', 'https://paged.test', gen_random_uuid() from unnest(${trimmed}::text[]) with ordinality o(x, n)`.execute(
      server.db,
    );
    const { rows: users } = await sql<{ text: string }>`
      select lower(first_name || ' ' || last_name || ' ' || email) as text from users where deleted_on is null`.execute(
      server.db,
    );
    for (const search of trimmed) {
      const found = users.filter(({ text }) => text.includes(search.trim().toLowerCase())).length;
      expect([search, (await ask(support, { search })).page?.totalCount]).toEqual([search, found]);
    }
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

  it('without an institution are people of every role but those of content, sales and support', async () => {
    for (const role of globalRoles) await buildUser(server.db, { role, email: `${role.toLowerCase()}@missing.test` });
    const { page } = await ask(sales, { search: '@missing.test', pageSize: 60, noInstitutionOnly: true });
    expect(page?.users.map(({ email }) => email?.split('@')[0]).toSorted()).toEqual([
      'center_admin',
      'distributor',
      'instructor',
      'main_instructor',
      'reseller',
      'student',
      'user',
    ]);
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
