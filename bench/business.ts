import { sql } from 'kysely';
import type { Database } from '../server/src/base/database/connect.ts';
import { issuer } from './data.ts';
import { keptDatabase } from './kept-database.ts';

/** All that staff look after: what the lists of sales, support and the audit log are measured on. */
export type Business = { readonly url: string; readonly db: Database };

export const institutions = 20_000;
export const users = 1_000_000;
export const licenses = 40_000;
/** How many members the largest institution has; all others have about as many each. */
export const membersOfLargest = 20_000;

/** Who sells and who supports, by their subjects; many, since each may ask 600 times a minute only. */
export const sellers = Array.from({ length: 200 }, (_, n) => `business-${1 + n}`);
export const supporters = Array.from({ length: 100 }, (_, n) => `business-${201 + n}`);

/** 20,000 institutions with 40,000 licenses and 1,000,000 people; made once and kept. */
export async function business(adminUrl: string): Promise<Business> {
  return keptDatabase(adminUrl, {
    name: 'business',
    what: `${count(institutions)} institutions and ${count(users)} people`,
    fill,
  });
}

const count = (rows: number) => rows.toLocaleString('en');

/** Names as schools have them: some are held by many, most by few, wherever in the alphabet; of those held most two are short. */
const firstNames = sql`(select array_agg(initcap(a || b) order by md5(a || b)) from unnest(string_to_array('an be ca da el fa ga ha is jo', ' ')) a,
  unnest(string_to_array('na ri lo mi ta so re lia bel nor vin dra', ' ')) b)`;
const lastNames = sql`(select '{Ng,García,Li}' || array_agg(initcap(a || b || c) order by md5(a || b || c)) from
  unnest(string_to_array('al bor cas dun ek fer gar hol iv jan kor lem mor nak ost pel qui ros sil tor', ' ')) a,
  unnest(string_to_array('an e i ov u en ar', ' ')) b,
  unnest(string_to_array('berg dez ko li man ova ra sen son tt wu ya zhang', ' ')) c)`;

async function fill(db: Database): Promise<void> {
  await db.transaction().execute(async (bulk) => {
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await sql`select setseed(0.5)`.execute(bulk);
    // Made anew at the end: row by row they would take minutes.
    const { rows } = await sql<{
      name: string;
      made: string;
    }>`select relname as name, pg_get_indexdef(indexrelid) as made
      from pg_index join pg_class on pg_class.oid = indexrelid
      where indrelid = 'users'::regclass and not indisunique`.execute(bulk);
    for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(bulk);
    await sql`insert into users (id, first_name, last_name, email, email_verified, issuer, subject, role, institutions)
      select gen_random_uuid(), f, l, translate(lower(f || '.' || l), 'í', 'i') || n || '@' || (array['mail', 'school', 'campus'])[1 + n % 3] || '.test',
        true, ${issuer}, 'business-' || n,
        (case when n <= 200 then 'SALES_MANAGER' when n <= 300 then 'TECH_SUPPORT' when n <= 303 then 'SYSTEM_ADMIN'
          when n % 20 = 0 then 'USER' when n % 50 = 1 then 'INSTRUCTOR' else 'STUDENT' end)::global_role,
        (n > 303 and n % 20 <> 0)::int
      from (select n, names.first[1 + floor(power(random(), 2) * cardinality(names.first))::int] as f,
          names.last[1 + floor(power(random(), 2) * cardinality(names.last))::int] as l
        from generate_series(1, ${users}::int) n, (select ${firstNames} as first, ${lastNames} as last) names) person`.execute(
      bulk,
    );
    await sql`insert into institutions (name, country_code, city, time_zone, sales_manager_id)
      select l || ' ' || (array['College', 'Academy', 'High School', 'Institute', 'Training'])[1 + n % 5] || ' ' || n, 'GB',
        (array['Leeds', 'Bristol', 'Cardiff', 'Dundee', 'Exeter', 'Hull'])[1 + n % 6], 'Europe/London',
        sellers.ids[1 + n % 200]
      from (select n, names.last[1 + floor(random() * cardinality(names.last))::int] as l
        from generate_series(1, ${institutions}::int) n, (select ${lastNames} as last) names) named,
        (select array_agg(id) as ids from users where role = 'SALES_MANAGER') sellers`.execute(bulk);
    await sql`create temporary table numbered on commit drop as
      select id, row_number() over (order by name, id) as n from institutions`.execute(bulk);
    await sql`create index on numbered (n)`.execute(bulk);
    await sql`insert into institution_members (institution_id, user_id, role)
      select i.id, u.id, (case when u.n % 50 = 1 then 'INSTRUCTOR' when u.n % 50 = 2 then 'CENTER_ADMIN' else 'STUDENT' end)::institution_role
      from (select id, substr(subject, 10)::int as n from users) u
      join numbered i on i.n = case when u.n % ${users / membersOfLargest} = 7 then 1 else 1 + (u.n * 7919::bigint) % ${institutions} end
      where u.n > 303 and u.n % 20 <> 0`.execute(bulk);
    await sql`insert into licenses (institution_id, key, name, max_users, activation_date, expiry_date, created_by)
      select i.id, 'BENCH-' || i.n || '-' || copy.n, 'Digital literacy ' || copy.n, 300, current_date - 200, current_date + (i.n % 400)::int, null
      from numbered i, generate_series(1, ${licenses / institutions}::int) copy(n)`.execute(bulk);
    for (const { made } of rows) await sql.raw(made).execute(bulk);
  });
  // What is left to clear up would be done while something is measured.
  await sql`vacuum analyze`.execute(db);
}
