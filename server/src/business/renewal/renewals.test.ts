import { globalRoles, renewalRoles } from '@lectern/domain/base/account/role.ts';
import { worklistSorts, worklistWindows, type WorklistSort } from '@lectern/domain/business/renewal/renewals.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildFollowUp } from '../../../seed/follow-up.ts';
import { buildUser, type BuiltUser } from '../../../seed/people.ts';
import { addGroupMember, buildGroup, buildInstitution, buildLicense, day } from '../../../seed/school.ts';
import { cloneDatabase } from '../../../test/harness.ts';
import { openServer, type TestServer } from '../../../test/open-server.ts';

let server: TestServer;
let success: BuiltUser;
let sales: BuiltUser;

beforeAll(async () => {
  server = await openServer(await cloneDatabase());
  const { db } = server;
  success = await buildUser(db, { role: 'CUSTOMER_SUCCESS' });
  sales = await buildUser(db, { role: 'SALES_MANAGER', first_name: 'Sol', last_name: 'Renewer' });
  const mine = await buildInstitution(db, { name: 'Élan Academy', sales_manager_id: sales.id });
  const other = await buildInstitution(db, { name: 'bay school', city: 'Ōsaka', time_zone: 'Asia/Tokyo' });
  const ends = async (institution_id: string, days: number, max_users = 100) =>
    buildLicense(db, {
      institution_id,
      name: `Ends ${days}`,
      max_users,
      activation_date: day(-400),
      expiry_date: day(days),
    });
  for (const [at, days] of [-29, -2, 3, 29, 33, 59, 64, 89, 200].entries())
    await ends(at % 2 ? mine.id : other.id, days);
  const quote = { activation_date: null, expiry_date: null };
  await buildLicense(db, { institution_id: mine.id, name: 'Offer', ...quote });
  const withdrawn = await buildLicense(db, { institution_id: mine.id, name: 'Withdrawn', ...quote });
  await sql`update licenses set deleted_on = now() where id = ${withdrawn.id}`.execute(db);
});

const fields = `id name state expiry_date days_to_expire days_quoted max_users slots_used taken institution { id name }
  sales_manager { id email } figures { counted_on learners active active_before gain gain_learners least }
  follow_ups next_due reasons { rule taken bought active before learners follow_ups since days }`;
const document = `query worklist($filter: RenewalFilter, $sort: RenewalSort, $descending: Boolean, $pageSize: Int, $after: ID) {
  renewals(filter: $filter, sort: $sort, descending: $descending, pageSize: $pageSize, after: $after) {
    renewals { ${fields} } hasMore cursor } }`;

type Listed = { id: string; name: string; reasons: { rule: string }[]; [name: string]: unknown };
type Page = { renewals: Listed[]; hasMore: boolean; cursor: string | null };
const ask = async (variables: object = {}, caller = success) => {
  const { data, code, errors } = await server.call(caller, document, { ...variables });
  return { page: (data?.['renewals'] ?? null) as Page, code, errors };
};
const names = ({ page }: { page: Page }) => page.renewals.map(({ name }) => name.replace('Ends ', ''));

describe('the worklist of renewals', () => {
  it.each([
    ['DAYS_30', ['3', '29']],
    ['DAYS_60', ['3', '29', '33', '59']],
    ['DAYS_90', ['3', '29', '33', '59', '64', '89']],
    ['ALL_ACTIVE', ['3', '29', '33', '59', '64', '89', '200']],
    ['OPEN_QUOTES', ['Offer']],
    ['RECENTLY_EXPIRED', ['-29', '-2']],
  ])('shows in the window %s %j, the one that ends first at the front', async (window, expected) => {
    expect(names(await ask({ filter: { window } }))).toEqual(expected);
  });

  it('begins with what ends in 30 days, and shows those of one sales manager, or those that a search finds', async () => {
    expect(names(await ask())).toEqual(['3', '29']);
    const window = 'ALL_ACTIVE';
    expect(names(await ask({ filter: { window, assignedTo: sales.id } }))).toEqual(['29', '59', '89']);
    expect(names(await ask({ filter: { window, search: 'ōsaka' } }))).toEqual(['3', '33', '64', '200']);
    expect(names(await ask({ filter: { window, search: 'SOL RENEWER' } }))).toEqual(['29', '59', '89']);
    expect((await ask({ filter: { search: 'x'.repeat(101) } })).errors[0]?.extensions).toMatchObject({
      code: 'INVALID',
      field: 'filter.search',
    });
    expect((await ask({ pageSize: 61 })).code).toBe('INVALID');
  });

  it('is for sales roles and customer success alone', async () => {
    for (const role of globalRoles) {
      const caller = await buildUser(server.db, { role });
      const no = (renewalRoles as readonly string[]).includes(role) ? null : 'FORBIDDEN';
      expect([role, (await ask({}, caller)).code]).toEqual([role, no]);
    }
  });
});

describe('a license of the worklist', () => {
  // O-05
  it('says what its groups hold and its learners have taken, what is to be done, and who looks after it', async () => {
    const { db } = server;
    const manager = await buildUser(db, { role: 'SALES_MANAGER' });
    const institution = await buildInstitution(db, { name: 'Quayside', sales_manager_id: manager.id });
    const license = await buildLicense(db, { institution_id: institution.id, max_users: 10 });
    const group = await buildGroup(db, { license_id: license.id, group_size: 10 });
    for (let count = 0; count < 9; count += 1) await addGroupMember(db, group.id, (await buildUser(db)).id);
    const { id: license_id } = license;
    await buildFollowUp(db, { institution_id: institution.id, license_id, due_on: day(2) });
    await buildFollowUp(db, { institution_id: institution.id, license_id, due_on: day(-3) });
    // It names no license, so that it marks none.
    await buildFollowUp(db, { institution_id: institution.id, due_on: day(-4) });
    const elsewhere = await buildLicense(db, { institution_id: institution.id, name: 'Other' });
    await buildFollowUp(db, { institution_id: institution.id, license_id: elsewhere.id, due_on: day(-9) });
    const [found] = (
      await ask({ filter: { window: 'ALL_ACTIVE', search: 'quayside' }, sort: 'SEATS', descending: true })
    ).page.renewals;
    expect(found).toMatchObject({
      state: 'ACTIVE',
      slots_used: 10,
      taken: 9,
      sales_manager: { id: manager.id, email: manager.email },
      figures: null,
      follow_ups: 2,
      next_due: day(-3),
      reasons: [
        { rule: 'SEATS_SHORT', taken: 9, bought: 10, days: null },
        { rule: 'FOLLOW_UP_DUE', follow_ups: 2, since: day(-3), days: 3 },
      ],
    });
    // Customer success follows renewals up, and sells nothing.
    await sql`update users set role = 'CUSTOMER_SUCCESS' where id = ${manager.id}`.execute(db);
    const [left] = (
      await ask({ filter: { window: 'ALL_ACTIVE', search: 'quayside' }, sort: 'SEATS', descending: true })
    ).page.renewals;
    expect(left?.['sales_manager']).toBeNull();
    expect(left?.reasons.map(({ rule }) => rule)).toContain('NO_MANAGER');
  });

  it('counts the days of its term from the last renewal, and shows the figures of the night', async () => {
    const { db } = server;
    const { id: license_id } = await buildLicense(db, {
      name: 'Renewed lately',
      activation_date: day(-500),
      expiry_date: day(200),
    });
    const find = async () =>
      (await ask({ filter: { window: 'ALL_ACTIVE', search: 'renewed lately' } })).page.renewals[0];
    const unused = async () => (await find())?.reasons.find(({ rule }) => rule === 'SEATS_UNUSED');
    expect(await unused()).toMatchObject({ taken: 0, bought: 300, days: 500 });
    await sql`update licenses set total_renewals = 1, last_renewed = now() - interval '40 days' where id = ${license_id}`.execute(
      db,
    );
    expect(await unused()).toBeUndefined();
    await sql`insert into license_figures values (${license_id}, ${day(0)}, 80, 5, 40, null, 4)`.execute(db);
    expect(await find()).toMatchObject({
      figures: {
        counted_on: day(0),
        learners: 80,
        active: 5,
        active_before: 40,
        gain: null,
        gain_learners: 4,
        least: 10,
      },
      reasons: [
        { rule: 'QUIET', active: 5, learners: 80 },
        { rule: 'FALLING', active: 5, before: 40 },
        { rule: 'NO_MANAGER', days: 200 },
      ],
    });
  });

  it('that is a quote has no days left; it says how long ago it was quoted', async () => {
    const [quote] = (await ask({ filter: { window: 'OPEN_QUOTES', search: 'élan' } })).page.renewals;
    expect(quote).toMatchObject({ state: 'QUOTED', days_to_expire: null, days_quoted: 0, expiry_date: null, taken: 0 });
  });
});

describe('the order of the worklist', () => {
  beforeAll(async () => {
    const { db } = server;
    const { id: institution_id } = await buildInstitution(db, { name: 'Sorted' });
    for (let number = 0; number < 12; number += 1) {
      const license = await buildLicense(db, {
        institution_id,
        name: `Sorted ${(7 * number) % 12}`,
        max_users: 10,
        expiry_date: day(100 + ((5 * number) % 4)),
      });
      if (number % 3 === 0) continue;
      await buildGroup(db, { license_id: license.id, group_size: 1 + (number % 4) });
      if (number % 3 === 1)
        await buildFollowUp(db, { institution_id, license_id: license.id, due_on: day(number % 5) });
      await sql`insert into license_figures values (${license.id}, ${day(0)}, 20, ${number % 4}, ${number % 5},
        ${number % 2 ? number % 4 : null}, 12)`.execute(db);
    }
  });

  const filter = { window: 'ALL_ACTIVE', search: 'sorted' };
  const keys: Record<WorklistSort, (one: any) => string | number | null> = {
    INSTITUTION: ({ institution }) => institution.name.toLowerCase(),
    LICENSE: ({ name }) => name.toLowerCase(),
    DAYS: ({ days_to_expire }) => days_to_expire,
    SEATS: ({ slots_used, max_users }) => slots_used / max_users,
    ACTIVE: ({ figures }) => figures?.active ?? null,
    ACTIVE_BEFORE: ({ figures }) => figures?.active_before ?? null,
    GAIN: ({ figures }) => figures?.gain ?? null,
    FOLLOW_UPS: ({ follow_ups }) => follow_ups,
    NEXT_DUE: ({ next_due }) => next_due,
  };

  it.each(worklistSorts.flatMap((sort) => [false, true].map((descending) => ({ sort, descending }))))(
    'is $sort, descending $descending: each license once over all pages, what is unknown last',
    async ({ sort, descending }) => {
      const seen: Listed[] = [];
      let after: string | null = null;
      do {
        const { page }: { page: Page } = await ask({ filter, sort, descending, pageSize: 5, after });
        seen.push(...page.renewals);
        after = page.cursor;
      } while (after !== null);
      expect([seen.length, new Set(seen.map(({ id }) => id)).size]).toEqual([12, 12]);
      const found = seen.map(keys[sort]);
      const known = found.filter((key) => key !== null);
      const ordered = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0) * (descending ? -1 : 1));
      expect(found).toEqual([...ordered, ...Array<null>(12 - known.length).fill(null)]);
      const whole = await ask({ filter, sort, descending, pageSize: 60 });
      expect(whole.page.renewals.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
    },
  );

  it('goes on behind a license that has left the list meanwhile, and behind no unknown one', async () => {
    const { page } = await ask({ filter, sort: 'DAYS', pageSize: 5 });
    const rest = async () => (await ask({ filter, sort: 'DAYS', pageSize: 60, after: page.cursor })).page.renewals;
    const before = await rest();
    await sql`update licenses set deleted_on = now() where id = ${page.cursor}`.execute(server.db);
    expect(await rest()).toEqual(before);
    await sql`update licenses set deleted_on = null where id = ${page.cursor}`.execute(server.db);
    expect((await ask({ after: crypto.randomUUID() })).code).toBe('BAD_CURSOR');
  });

  it.each(worklistSorts)('goes on by %s behind a license whose institution was deleted meanwhile', async (sort) => {
    const mark = crypto.randomUUID();
    const asked = { filter: { window: 'ALL_ACTIVE', search: mark }, sort };
    for (const at of [1, 2, 3]) {
      const { id: institution_id } = await buildInstitution(server.db, { name: `${mark} ${at}` });
      await buildLicense(server.db, { institution_id, name: `License ${at}`, expiry_date: day(10 + at) });
    }
    const { renewals } = (await ask(asked)).page;
    const [first, ...others] = renewals;
    const institution = first?.['institution'] as { id: string };
    await sql`update institutions set deleted_on = now() where id = ${institution.id}`.execute(server.db);
    expect((await ask({ ...asked, after: first?.id })).page.renewals).toEqual(others);
    expect(others).toHaveLength(2);
  });

  it('is one statement, whatever it is', async () => {
    const texts: string[] = [];
    const counting = await openServer(server.url, { onQuery: ({ sql: text }) => void texts.push(text) });
    const token = await counting.tokenOf(success);
    const send = (variables: object) =>
      counting.app.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        payload: JSON.stringify({ query: document, variables }),
      });
    await send({});
    for (const window of worklistWindows) {
      texts.length = 0;
      await send({ filter: { window } });
      expect(texts).toHaveLength(1);
    }
  });
});
