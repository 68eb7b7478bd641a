import { sql } from 'kysely';
import { buildGroup, buildInstitution, buildLicense } from '../server/seed/school.ts';
import { fillChains, fillLog } from './audited.ts';
import { sellers, type Business } from './business.ts';
import { makeWork } from './renewals.ts';
import { say } from './report.ts';

/** The institution whose lists are longer than 500 pages, and the license of its ledger. */
export type Longest = { readonly institution_id: string; readonly license_id: string };

/** How many follow-ups, invitations and audit entries the longest lists have, and how many seat entries. */
export const listed = 20_000;
export const seatEntries = 100_000;
/** As many as others have of each. */
const ofOthers = 2;

const name = 'Institute of the longest lists';

/** An institution with the longest lists among others that have what institutions have; made once. */
export async function longest(db: Business['db']): Promise<Longest> {
  await makeWork(db);
  await fillLog(db);
  const found = () =>
    db
      .selectFrom('licenses as l')
      .innerJoin('institutions as i', 'i.id', 'l.institution_id')
      .where('i.name', '=', name)
      .select(['l.institution_id', 'l.id as license_id'])
      .executeTakeFirst();
  const kept = await found();
  if (kept) return kept;
  say('  making invitations and the longest lists; they are kept for the next run');
  const made = await db.transaction().execute(async (bulk) => {
    const { id: institution_id } = await buildInstitution(bulk, { name, time_zone: 'Europe/London' });
    const license = await buildLicense(bulk, { institution_id, name: 'Ledger of comings and goings' });
    const { id: group_id } = await buildGroup(bulk, { license_id: license.id });
    const longestLists = { institution_id, license_id: license.id };
    // Bulk rows keep every constraint but are not checked row by row against their parents.
    await sql`set local session_replication_role = replica`.execute(bulk);
    await addFollowUps(bulk, longestLists);
    await addInvitations(bulk, longestLists);
    await addEntries(bulk, longestLists, group_id);
    return longestLists;
  });
  await fillChains(db, listed);
  await sql`vacuum analyze follow_ups, invitations, mail_outbox, seat_entries`.execute(db);
  return made;
}

/** One of two is done; of the others most are due. */
async function addFollowUps(db: Business['db'], { institution_id }: Longest): Promise<void> {
  await sql`insert into follow_ups (institution_id, what, due_on, created_by, done_on, done_by)
    select ${institution_id}, 'Call about the next year', current_date - 90 + n % 120, s.id,
      case when n % 2 = 0 then now() - n * interval '10 minutes' end, case when n % 2 = 0 then s.id end
    from generate_series(1, ${listed}::int) n, (select id from users where subject = ${sellers[0]}) s`.execute(db);
}

/** Each with the mail that was sent for it; all open, and all reminded. */
async function addInvitations(db: Business['db'], { institution_id }: Longest): Promise<void> {
  await sql`with made as (
      insert into invitations (institution_id, email, first_name, last_name, role, created_by, created_on, expires_on,
        sendings, mail_id, mailed_on, reminded)
      select i.id, 'invited-' || n || '@campus.test', 'Invited', 'Number ' || n, 'STUDENT', s.id, at, at + interval '30 days',
        1, gen_random_uuid(), at, 2
      from institutions i
      cross join lateral generate_series(1, case when i.id = ${institution_id} then ${listed}::int else ${ofOthers}::int end) n
      cross join lateral (select now() - n * interval '1 minute' as at) mailed
      cross join (select id from users where subject = ${sellers[0]}) s
      returning id, institution_id, email, mail_id, mailed_on)
    insert into mail_outbox (id, recipient, subject, body, tries, created_on, sent_on, not_before, institution_id, invitation_id)
    select mail_id, email, 'Invitation', 'You are invited.', 1, mailed_on, mailed_on, mailed_on, institution_id, id from made`.execute(
    db,
  );
}

/** Of four entries the first reserves a place, on which the second puts a new learner, who leaves with the third; the fourth releases it. */
async function addEntries(db: Business['db'], { license_id }: Longest, group_id: string): Promise<void> {
  await sql`update seat_entries e set day = l.activation_date from licenses l
    where l.id = e.license_id and e.license_id = ${license_id}`.execute(db);
  await sql`insert into seat_entries (license_id, number, kind, act, group_id, user_id, seats, day,
      bought, reserved, taken, served, group_reserved, group_taken, group_learners)
    select last.license_id, last.number + n + 1, (array['RESERVED', 'TAKEN', 'LEFT', 'RELEASED'])[1 + n % 4],
      case when n % 4 < 2 then 'LEARNER_JOINED' else 'LEARNER_LEFT' end, ${group_id},
      case when n % 4 in (1, 2) then people.ids[1 + n / 4] end, case when n % 4 < 2 then 1 else -1 end,
      l.activation_date + n * 30 / ${seatEntries}::int, last.bought, last.reserved + (n % 4 < 3)::int, (n % 4 = 1)::int,
      n / 4 + (n % 4 > 0)::int, last.reserved + (n % 4 < 3)::int, (n % 4 = 1)::int, (n % 4 = 1)::int
    from licenses l
    cross join lateral (select * from seat_entries e where e.license_id = l.id order by number desc limit 1) last
    cross join (select array_agg(id) as ids from (
      select id from users where role = 'STUDENT' limit ${seatEntries / 4}) learner) people
    cross join generate_series(0, ${seatEntries - 1}::int) n
    where l.id = ${license_id}`.execute(db);
}
