import { globalRoles, supportRoles } from '@lectern/domain/base/account/role.ts';
import { finder, isTooShort, searchForm } from '@lectern/domain/base/search/normal-form.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addInstitutionMember, buildGroup, buildInstitution } from '../../../seed/school.ts';
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
  // More than are counted: of one family name that more have than are sorted, of one that fewer have, both behind all that
  // are looked at in order, and of many names.
  await sql`insert into users (first_name, last_name, email, issuer, subject)
    select 'Ines', case when n <= 30100 then 'Zwidsor' when n <= 31500 then 'Zwelver' else 'Early' || n % 977 end,
      'n' || n || case when n <= 31500 then '@other.test' else '@zwarm.test' end, 'https://paged.test', gen_random_uuid()
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
  // D2-3.44, 7.06
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

  it('are counted to 1,000, and said to be more where they are', async () => {
    expect((await ask(support, { search: '@paged.test' })).page?.moreThanCounted).toBe(false);
    const { page } = await ask(support, { search: '@zwarm.test' });
    expect(page).toMatchObject({ totalCount: 1000, moreThanCounted: true, hasMore: true });
  });

  it('come in the same order, each once, whether few or many are found, and wherever in the list they stand', async () => {
    for (const search of ['@zwarm.test', 'Zwidsor', 'Zwelver']) {
      const { rows } = await sql<{ id: string }>`select id from users
        where lower(last_name || ' ' || split_part(email, '@', 2)) like lower(${`%${search.replace('@', '')}%`})
        order by last_name, first_name, id`.execute(server.db);
      const all = rows.map(({ id }) => id);
      expect(all.length).toBeGreaterThan(1000);
      expect((await walk(search, null, 2)).ids).toEqual(all.slice(0, 100));
      const { ids, cursor } = await walk(search, all.at(-81) ?? '', 3);
      expect([ids, cursor]).toEqual([all.slice(-80), null]);
    }
  });

  it('are found by words of any form, in any order, as beginnings of words', async () => {
    const names = ['José García', "Ann O'Neill", 'Nguyễn Ng', '小明 王', 'Łukasz Al-Ahmad', 'İpek أحمد'];
    for (const [n, name] of names.entries()) {
      const [first_name = '', last_name = ''] = name.split(' ');
      await buildUser(server.db, { first_name, last_name, email: `n${n}@forms.test` });
    }
    const found = async (search: string) => (await ask(support, { search })).page?.users.map(({ email }) => email?.[1]);
    for (const search of ['jose gar', 'GARCÍA  josé', 'garcia jos', 'n0@forms'])
      expect(await found(search)).toEqual(['0']);
    for (const search of ['O’Neill', "o'neill", 'oneill', 'neill ann']) expect(await found(search)).toEqual(['1']);
    for (const search of ['nguyen', 'Ng n2']) expect(await found(search)).toEqual(['2']);
    expect(await found('Ng')).toContain('2');
    for (const search of ['王', '王小明']) expect(await found(search)).toEqual(['3']);
    for (const search of ['lukasz', 'al-ahmad', 'alahmad']) expect(await found(search)).toEqual(['4']);
    for (const search of ['ipek', 'احمد']) expect(await found(search)).toEqual(['5']);
    expect(await found('arcía')).toEqual([]);
  });

  it('include for support, when searched for, who is invited or awaited and has no account', async () => {
    const { id: group_id, institution_id } = await buildGroup(server.db);
    await sql`update institutions set name = 'Inviting' where id = ${institution_id}`.execute(server.db);
    await sql`insert into invitations (institution_id, email, first_name, last_name, role, created_by)
      values (${institution_id}, 'jose@awaited.test', 'José', 'Awaited', 'INSTRUCTOR', ${support.id}),
        (${institution_id}, 'member@paged.test', 'Awaited', 'Paged', 'INSTRUCTOR', ${support.id})`.execute(server.db);
    await sql`insert into awaited_members (group_id, email, first_name, last_name, created_by)
      values (${group_id}, 'jose@awaited.test', 'José', 'Awaited', ${support.id}),
        (${group_id}, 'ng@awaited.test', '', 'Ng', ${support.id})`.execute(server.db);
    const invited = async (caller: BuiltUser, more: object = {}) => {
      const query = document.replace('hasMore cursor', 'invited { email institution_id institution_name }');
      const { data } = await server.call(caller, query, { search: 'awaited', ...more });
      return (data['paginatedUsers'] as { invited: unknown[] }).invited;
    };
    const [jose, ng] = ['jose', 'ng'].map((name) => ({
      email: `${name}@awaited.test`,
      institution_id,
      institution_name: 'Inviting',
    }));
    expect(await invited(support)).toEqual([jose, ng]);
    expect(await invited(support, { search: 'jose awaited.test' })).toEqual([jose]);
    expect(await invited(support, { search: 'Ng awaited' })).toEqual([ng]);
    expect(await invited(support, { search: '' })).toEqual([]);
    expect(await invited(sales, { noInstitutionOnly: true })).toEqual([]);
  });

  const searches = howMany({ sample: 100, deep: 300 });
  it(`are found by the same words as in the browser, in ${searches} odd searches`, async () => {
    const odd = fc.string({
      unit: fc.constantFrom('a', 'b', '%', '_', '\\', "'", '"', '?', '-', '(', ' ', 'é', '漢'),
      minLength: 3,
      maxLength: 6,
    });
    const asked = fc.sample(odd, { numRuns: searches, seed: inject('seed') }).filter((text) => !isTooShort(text));
    await sql`insert into users (first_name, last_name, email, issuer, subject)
      select x, 'Odd', n || '@odd.test', 'https://paged.test', gen_random_uuid() from unnest(${asked}::text[]) with ordinality o(x, n)`.execute(
      server.db,
    );
    const { rows: users } = await sql<{ text: string }>`
      select first_name || ' ' || last_name || ' ' || email as text from users where deleted_on is null`.execute(
      server.db,
    );
    const forms = users.map(({ text }) => searchForm(text));
    for (const search of asked) {
      const found = search.trim() === '' ? forms.length : forms.filter(finder(search)).length;
      expect([search, (await ask(support, { search })).page?.totalCount]).toEqual([search, Math.min(found, 1000)]);
    }
  });

  // D2-7.06
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

  it('begin nowhere after a cursor of nobody, and are not searched for by one letter', async () => {
    expect((await ask(support, { after: '00000000-0000-4000-8000-000000000000' })).code).toBe('BAD_CURSOR');
    expect((await ask(support, { search: 'a' })).code).toBe('INVALID');
  });
});
