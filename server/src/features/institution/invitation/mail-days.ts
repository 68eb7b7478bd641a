import { daysOfMails, type CountedMails } from '@lectern/domain/institution/invitation-mail.ts';
import { sql } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** When a mail goes out, and in how many days from today that is. */
export type MailDay = { readonly in_days: number; readonly not_before: string };

/** Lets nobody else count mails of the institution until the end of the transaction. */
export async function lockMails(db: Database, institutionId: string): Promise<void> {
  await sql`/* lock-mails */ select from institutions where id = ${institutionId} for no key update`.execute(db);
}

/**
 * The day of each mail that invites into an institution, in the order of their recipients, as its time zone has days;
 * none before the day `first`, counted from today. It locks the mails of the institution.
 */
export async function mailDays(
  db: Database,
  institutionId: string,
  recipients: readonly string[],
  first = 0,
): Promise<readonly MailDay[]> {
  await lockMails(db, institutionId);
  const days = daysOfMails(recipients, await countMails(db, institutionId, recipients), first);
  const { rows } = await sql<MailDay>`/* mail-days */
    select d.day as in_days, case when d.day = 0 then now()
      else ((now() at time zone i.time_zone)::date + d.day)::timestamp at time zone i.time_zone end as not_before
    from unnest(${days}::int[]) with ordinality as d (day, place), institutions i where i.id = ${institutionId}
    order by d.place`.execute(db);
  return rows;
}

type Counted = { readonly day: number; readonly recipient: string | null; readonly mails: number };

/** What is counted already, of the institution and, whoever has invited them, of the addresses. */
async function countMails(db: Database, institutionId: string, recipients: readonly string[]): Promise<CountedMails> {
  const { rows } = await sql<Counted>`/* counted-mails */
    with place as (
      select time_zone, (now() at time zone time_zone)::date as today from institutions where id = ${institutionId}
    ), counted as (
      select null::text as recipient, x.not_before from mail_outbox x, place
      where x.institution_id = ${institutionId} and x.not_before >= today::timestamp at time zone time_zone
      union all
      select x.recipient, x.not_before from mail_outbox x, place
      where x.recipient = any(${recipients}) and x.invitation_id is not null
        and x.not_before >= today::timestamp at time zone time_zone
    )
    select (not_before at time zone time_zone)::date - today as day, recipient, count(*)::int as mails
    from counted, place group by 1, 2`.execute(db);
  const all: number[] = [];
  const byAddress = new Map<string, number[]>();
  for (const { day, recipient, mails } of rows) {
    const counts = recipient === null ? all : (byAddress.get(recipient) ?? []);
    if (recipient !== null) byAddress.set(recipient, counts);
    counts[day] = mails;
  }
  return { all, byAddress };
}
