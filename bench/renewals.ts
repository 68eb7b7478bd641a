import { sql } from 'kysely';
import { besideItsStatement } from './beside-its-statement.ts';
import { institutions, licenses, sellers, type Business } from './business.ts';
import { listRows } from './lists.ts';
import { say, type Row } from './report.ts';

const query = `query ($window: RenewalWindow!, $sort: RenewalSort!, $descending: Boolean!, $search: String!, $after: ID) {
  page: renewals(filter: { window: $window, search: $search }, sort: $sort, descending: $descending, pageSize: 20, after: $after) {
    renewals { id name state expiry_date days_to_expire max_users slots_used taken follow_ups next_due
      institution { id name logo } sales_manager { id first_name last_name avatar }
      figures { counted_on learners active active_before gain gain_learners }
      reasons { rule days taken bought active before learners follow_ups since } }
    cursor } }`;

/** From the few that end soon, in the order of the index, to all in an order that has to be counted for each of them. */
const pages = [
  { name: 'Renewals in 30 days', window: 'DAYS_30', sort: 'DAYS', search: '' },
  { name: 'All active by follow-ups', window: 'ALL_ACTIVE', sort: 'FOLLOW_UPS', search: '' },
  { name: 'All active, searched', window: 'ALL_ACTIVE', sort: 'DAYS', search: 'zhang' },
] as const;

/** A page of the worklist among 40,000 licenses, beside its statement run bare; and its later pages beside the first. */
export async function renewals({ url, db }: Business): Promise<Row[]> {
  await makeWork(db);
  const of = `${licenses.toLocaleString('en')} licenses of ${institutions.toLocaleString('en')} institutions`;
  const rows: Row[] = [];
  for (const [n, { name, ...asked }] of pages.entries()) {
    const variables = { ...asked, descending: asked.sort !== 'DAYS' };
    rows.push(...(await besideItsStatement({ db, url }, { name, of, subject: `business-${1 + n}`, query, variables })));
  }
  const lists = pages.map(({ name, ...asked }) => ({
    name,
    query,
    variables: { ...asked, descending: asked.sort !== 'DAYS' },
    asking: sellers,
  }));
  const deep = lists.filter(({ variables: { window, search } }) => window === 'ALL_ACTIVE' && search === '');
  return [...rows, ...(await listRows({ db, url }, { rates: lists, deep }))];
}

/** 2,000,000 among 40,000 licenses. */
const entriesOfEach = 50;

/** What is counted of each license, its seats, and three follow-ups for each institution of which one is done; made once. */
export async function makeWork(db: Business['db']): Promise<void> {
  if (await db.selectFrom('license_figures').select('license_id').limit(1).executeTakeFirst()) return;
  say('  making figures, seats and follow-ups; they are kept for the next run');
  await db.transaction().execute(async (bulk) => {
    await sql`insert into license_figures (license_id, counted_on, learners, active, active_before, gain, gain_learners)
      select id, current_date, 40 + n % 200, n % 40, n % 57, case when n % 3 > 0 then n % 35 end, n % 3 * 12
      from (select id, ('x' || substr(md5(id::text), 1, 6))::bit(24)::int as n from licenses) l`.execute(bulk);
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await sql`insert into seat_entries (license_id, number, kind, act, seats, day, bought, reserved, taken, served)
      select id, n, 'BOUGHT', case n when 1 then 'LICENSE_BOUGHT' else 'LICENSE_CHANGED' end, case n when 1 then max_users else 0 end,
        activation_date + n * 3, max_users, 0, ('x' || substr(md5(id::text), 1, 6))::bit(24)::int % max_users, 0
      from licenses, generate_series(1, ${entriesOfEach}::int) n`.execute(bulk);
    await sql`insert into follow_ups (institution_id, what, due_on, created_by, done_on, done_by)
      select i.id, 'Call about the next year', current_date - 30 + (i.n * copy.n % 120)::int, i.sales_manager_id,
        case when copy.n = 1 then now() end, case when copy.n = 1 then i.sales_manager_id end
      from (select id, sales_manager_id, row_number() over (order by id) as n from institutions) i, generate_series(1, 3) copy(n)`.execute(
      bulk,
    );
  });
  await sql`vacuum analyze license_figures, seat_entries, follow_ups`.execute(db);
}
