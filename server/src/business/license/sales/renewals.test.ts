import { globalRoles, salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildUser, type BuiltUser } from '../../../../seed/people.ts';
import { buildInstitution, buildLicense, day } from '../../../../seed/school.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';

let server: TestServer;
let sales: BuiltUser;
beforeAll(async () => {
  server = await testServer();
  sales = await buildUser(server.db, { role: 'SALES_MANAGER', first_name: 'Sol', last_name: 'Renewer' });
  const mine = await buildInstitution(server.db, { name: 'Mine Academy', sales_manager_id: sales.id });
  const other = await buildInstitution(server.db, { name: 'Other Academy', city: 'Ōsaka' });
  const ends = (institution_id: string, days: number) =>
    buildLicense(server.db, {
      institution_id,
      name: `Ends ${days}`,
      activation_date: day(-400),
      expiry_date: day(days),
    });
  for (const days of [-31, -30, 0, 1, 30, 31, 60, 61, 90, 91]) await ends(mine.id, days);
  await ends(other.id, 7);
  await buildLicense(server.db, { institution_id: mine.id, name: 'Offer', activation_date: null, expiry_date: null });
  const gone = await ends(mine.id, 8);
  await sql`update licenses set deleted_on = now() where id = ${gone.id}`.execute(server.db);
});

const document = `query renewals($filter: LicenseFilter, $pageSize: Int, $after: ID, $search: String) {
  paginatedLicenses(filter: $filter, pageSize: $pageSize, after: $after, search: $search) {
    licenses { id name days_to_expire purchase_order institution { name my_role } } hasMore cursor
  }
}`;
type Page = { licenses: { id: string; name: string }[]; hasMore: boolean; cursor: string | null };
const ask = async (variables: object, caller = sales) => {
  const { data, code } = await server.call(caller, document, { search: 'academy', ...variables });
  return { page: (data?.['paginatedLicenses'] ?? null) as Page | null, code };
};
const names = ({ page }: { page: Page | null }) => page?.licenses.map(({ name }) => name.replace('Ends ', ''));

describe('the licenses to renew', () => {
  // D2-7.18
  it.each([
    [30, ['1', '7', '30']],
    [60, ['1', '7', '30', '31', '60']],
    [90, ['1', '7', '30', '31', '60', '61', '90']],
  ])('within %i days are those that end by then, the first first, without quotes', async (daysToRenewal, expected) => {
    expect(names(await ask({ filter: { daysToRenewal } }))).toEqual(expected);
  });

  it('are those of one sales manager, those that ended lately, or those that a search finds', async () => {
    expect(names(await ask({ filter: { assignedTo: sales.id } }))).toEqual(['1', '30']);
    expect(names(await ask({ filter: { recentlyExpired: true } }))).toEqual(['-30', '0']);
    expect(names(await ask({ search: 'ōSAKA' }))).toEqual(['7']);
    expect(names(await ask({ search: 'sol renewer' }))).toEqual(['1', '30']);
  });

  // D2-7.18
  it('come page by page, each once, and name their institution', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { page }: { page: Page | null } = await ask({ filter: { daysToRenewal: 90 }, pageSize: 3, after });
      seen.push(...(page?.licenses.map(({ id }) => id) ?? []));
      after = page?.cursor ?? null;
    } while (after !== null);
    expect([seen.length, new Set(seen).size]).toEqual([7, 7]);
    expect((await ask({ after: crypto.randomUUID() })).code).toBe('BAD_CURSOR');
    const quote = await buildLicense(server.db, { activation_date: null, expiry_date: null });
    expect((await ask({ after: quote.id })).code).toBe('BAD_CURSOR');
    expect((await ask({ filter: { daysToRenewal: 45 } })).code).toBe('INVALID');
    expect((await ask({ search: 'Mine' })).page?.licenses[0]).toMatchObject({
      days_to_expire: 1,
      institution: { name: 'Mine Academy', my_role: null },
    });
  });

  // D2-7.19
  it('are for sales roles alone, and so are all that end within some days', async () => {
    const expiring =
      'query expiring($days: Int!) { licensesExpiringByDays(days: $days) { name institution { name } } }';
    for (const role of globalRoles) {
      const caller = await buildUser(server.db, { role });
      const no = (salesRoles as readonly string[]).includes(role) ? null : 'FORBIDDEN';
      const codes = [await ask({}, caller), await server.call(caller, expiring, { days: 7 })].map(({ code }) => code);
      expect([role, ...codes]).toEqual([role, no, no]);
    }
    const { data } = await server.call(sales, expiring, { days: 7 });
    const { licensesExpiringByDays: found = [] }: { licensesExpiringByDays?: { name: string }[] } = data ?? {};
    expect(found.map(({ name }) => name)).toEqual(expect.arrayContaining(['Ends 1', 'Ends 7']));
    expect(found.map(({ name }) => name)).not.toContain('Ends 30');
    expect((await server.call(sales, expiring, { days: 0 })).code).toBe('INVALID');
  });

  it('are the first 100 of those days, from the one that ends first', async () => {
    const { id } = await buildInstitution(server.db, { name: 'Many Terms' });
    await sql`insert into licenses (institution_id, key, name, max_users, activation_date, expiry_date)
      select ${id}, gen_random_uuid()::text, 'Term', 10, ${day(-400)}::date, ${day(2)}::date + n % 3
      from generate_series(1, 120) n`.execute(server.db);
    const query = `{ licensesExpiringByDays(days: 60) { days_to_expire } }`;
    const { data } = await server.call(sales, query);
    const found = data['licensesExpiringByDays'].map(
      ({ days_to_expire }: { days_to_expire: number }) => days_to_expire,
    );
    expect(found).toHaveLength(100);
    expect(found).toEqual(found.toSorted((one: number, other: number) => one - other));
    expect(found.at(-1)).toBeLessThanOrEqual(4);
  });
});
