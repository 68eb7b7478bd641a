import { sql } from 'kysely';
import { buildInstitution } from '../server/seed/school.ts';
import { sellers, type Business } from './business.ts';
import { listed, longest } from './longest.ts';
import { say } from './report.ts';

/** The institution of the longest lists, one that has many licenses, and licenses of a third whose lists are as long. */
export type Longer = {
  readonly institution_id: string;
  readonly sold: string;
  readonly offered: string;
  readonly ended: string;
  readonly free: string;
};

/** How many groups of a license have ended, which are given 50 at a time. */
export const endedGroups = 26_000;
/** How many licenses an institution has that has many. */
export const manyLicenses = 30;

const names = { offered: 'Offered again and again', ended: 'Groups that ended', free: 'Groups with free places' };

/** The longest lists of what sales, support and the instance page show beside those of `longest`; made once. */
export async function longer(db: Business['db']): Promise<Longer> {
  const { institution_id } = await longest(db);
  const found = async () => {
    const rows = await db
      .selectFrom('licenses')
      .select(['id', 'name', 'key', 'institution_id'])
      .where('key', 'like', 'LISTED-%')
      .execute();
    const idOf = (name: string) => rows.find((one) => one.name === name)?.id ?? '';
    return (
      rows.length > 0 && {
        institution_id,
        sold: rows.find(({ key }) => key === 'LISTED-1')?.institution_id ?? '',
        offered: idOf(names.offered),
        ended: idOf(names.ended),
        free: idOf(names.free),
      }
    );
  };
  const kept = await found();
  if (kept) return kept;
  say('  making feeds, offers, groups and mails; they are kept for the next run');
  await db.transaction().execute(async (bulk) => {
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await addLicenses(bulk);
    await addFeeds(bulk, institution_id);
    await addWhatIsGone(bulk, institution_id);
    await addGroups(bulk);
    await addMails(bulk);
  });
  await sql`vacuum analyze licenses, license_offers, activities, comments, institutions, institution_members, groups, mail_outbox`.execute(
    db,
  );
  return (await found()) || Promise.reject(new Error('the longest lists were not made'));
}

const seller = sql`(select id from users where subject = ${sellers[0]})`;

async function addLicenses(db: Business['db']): Promise<void> {
  const { id: sold } = await buildInstitution(db, { name: 'Institute of many licenses' });
  const { id: long } = await buildInstitution(db, { name: 'Institute of the longest licenses' });
  await sql`insert into licenses (institution_id, key, name, max_users, activation_date, expiry_date)
    select case when n > ${manyLicenses} then ${long}::uuid else ${sold}::uuid end, 'LISTED-' || n,
      coalesce((${Object.values(names)}::text[])[n - ${manyLicenses}::int], 'Digital literacy ' || n), 300, current_date - 400, current_date + 300 + n
    from generate_series(1, ${manyLicenses + Object.values(names).length}::int) n`.execute(db);
  await sql`insert into license_offers (license_id, kind, made_on, valid_until, max_users, of_max_users, of_expiry_date,
      created_by, created_on, withdrawn_on, withdrawn_by)
    select l.id, 'ENLARGEMENT', current_date - 20, current_date + 10, 301, 300, l.expiry_date, s.id, now() - interval '20 days',
      case when n > 1 then now() end, case when n > 1 then s.id end
    from licenses l cross join ${seller} s
    cross join lateral generate_series(1, case when l.name = ${names.offered} then ${listed}::int else 1 end) n
    where l.expiry_date is not null`.execute(db);
}

async function addFeeds(db: Business['db'], institution_id: string): Promise<void> {
  await sql`insert into activities (institution_id, activity, about, user_id, created_on)
    select ${institution_id}, 'MEMBER_INVITED', 'Number ' || n, s.id, now() - n * interval '1 minute'
    from generate_series(1, ${listed}::int) n cross join ${seller} s`.execute(db);
  await sql`insert into comments (institution_id, comment, user_id, created_on)
    select ${institution_id}, 'They asked for the renewal, call ' || n, s.id, now() - n * interval '1 minute'
    from generate_series(1, ${listed}::int) n cross join ${seller} s`.execute(db);
}

/** Members and institutions that can be brought back. */
async function addWhatIsGone(db: Business['db'], institution_id: string): Promise<void> {
  await sql`insert into institution_members (institution_id, user_id, role, deleted_on)
    select ${institution_id}, id, 'STUDENT', now() - row_number() over (order by id) * interval '1 minute'
    from (select id from users where role = 'STUDENT' limit ${listed}) learner`.execute(db);
  await sql`insert into institutions (name, country_code, city, time_zone, deleted_on)
    select 'Closed school ' || n, 'GB', 'Leeds', 'Europe/London', now() - n * interval '1 minute'
    from generate_series(1, ${listed}::int) n`.execute(db);
}

async function addGroups(db: Business['db']): Promise<void> {
  const add = (license: string, groups: number, end: number) =>
    sql`insert into groups (name, key, license_id, institution_id, owner_id, start_date, end_date, group_size, learners)
      select 'Cohort ' || n, substr(md5(${license} || n), 1, 12), l.id, l.institution_id, s.id, current_date - 300,
        current_date + ${end}::int - (n % 200)::int, 10 + (n % 30)::int, (n % 10)::int
      from licenses l cross join generate_series(1, ${groups}::int) n cross join ${seller} s
      where l.name = ${license}`.execute(db);
  await add(names.ended, endedGroups, -1);
  await add(names.free, listed, 300);
}

/** Mails that wait for a later year, and as many that were given up. */
async function addMails(db: Business['db']): Promise<void> {
  await sql`insert into mail_outbox (recipient, subject, body, tries, created_on, not_before, last_error)
    select 'unsent-' || n || '@campus.test', 'Invitation', 'You are invited.', case when n % 2 = 0 then 5 else 0 end,
      now() - n * interval '1 minute', now() + interval '1 year', case when n % 2 = 0 then 'Mailbox full' end
    from generate_series(1, ${listed}::int) n`.execute(db);
}
