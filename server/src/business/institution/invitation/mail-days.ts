import {
  daysOfMailsOfAll,
  mailsADay,
  mailsToAddressADay,
  type CountedMails,
} from '@lectern/domain/business/institution/invitation-mail.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** When a mail goes out, and in how many days from today that is. */
export type MailDay = { readonly in_days: number; readonly not_before: string };

/** The addresses that an institution mails, in the order of their mails. */
type Asked = { readonly institution_id: string; readonly recipients: readonly string[] };

/** Lets nobody else count mails of the institutions until the end of the transaction. */
export async function lockMails(db: Database, institutionIds: readonly string[]): Promise<void> {
  await sql`/* lock-mails */ select from institutions where id = any(${institutionIds}::uuid[])
    order by id for no key update`.execute(db);
}

/**
 * The day of each mail that an institution causes, in the order of their recipients, as its time zone has days;
 * none before the day `first`, counted from today. It locks the mails of the institution.
 */
export async function mailDays(
  db: Database,
  institution_id: string,
  recipients: readonly string[],
  first = 0,
): Promise<readonly MailDay[]> {
  const [days = []] = await mailDaysOfAll(db, [{ institution_id, recipients }], first);
  return days;
}

/** The same of several institutions, as if they were asked for one after the other. */
export async function mailDaysOfAll(
  db: Database,
  asked: readonly Asked[],
  first = 0,
): Promise<readonly (readonly MailDay[])[]> {
  const ids = asked.map(({ institution_id }) => institution_id);
  await lockMails(db, ids);
  const counted = await countMails(db, asked);
  const all = asked.map(({ institution_id, recipients }) => {
    const none: CountedMails = { all: [], byAddress: new Map() };
    return { recipients, counted: counted.get(institution_id) ?? none };
  });
  const starts = await startsOfDays(db, ids, furthest(all) + first);
  // Where an earlier institution has a day that begins, a later one may be in the day before or after.
  const dayAt = (day: number, one: number, other: number) => {
    const [of, at] = [starts[one], starts[other]];
    if (day === 0 || of === at) return day;
    return Math.max(0, at?.findLastIndex(({ second }) => second <= (of?.[day]?.second ?? 0)) ?? 0);
  };
  return daysOfMailsOfAll(all, dayAt, first).map((days, place) =>
    days.map((day) => ({ in_days: day, not_before: starts[place]?.[day]?.not_before ?? '' })),
  );
}

/** A day that no mail is put off beyond: each that it is put off by is full for the institution or the address. */
function furthest(all: readonly { readonly recipients: readonly string[]; readonly counted: CountedMails }[]): number {
  const toAddresses = Map.groupBy(
    all.flatMap(({ recipients }) => recipients),
    (recipient) => recipient,
  );
  const sum = (mails: readonly number[] = []) => mails.reduce((total, one) => total + (one ?? 0), 0);
  const days = all.flatMap(({ recipients, counted }) => {
    const full = (sum(counted.all) + recipients.length) / mailsADay;
    return recipients.map((recipient) => {
      const own = sum(counted.byAddress.get(recipient)) + (toAddresses.get(recipient)?.length ?? 0);
      return Math.floor(full) + Math.floor(own / mailsToAddressADay);
    });
  });
  return days.reduce((most, one) => Math.max(most, one), 0) + 1;
}

type Start = { readonly second: number; readonly not_before: string };

/** When days begin at institutions, from today, which has begun, through the day `last`; one list for each time zone. */
async function startsOfDays(
  db: Database,
  ids: readonly string[],
  last: number,
): Promise<readonly (readonly Start[])[]> {
  type Row = { readonly ids: readonly string[]; readonly starts: readonly Start[] };
  const { rows } = await sql<Row>`/* starts-of-days */
    select z.ids, (select json_agg(json_build_object('not_before', d.start, 'second', extract(epoch from d.start)) order by d.day)
      from (select day, case when day = 0 then now()
          else ((now() at time zone z.time_zone)::date + day)::timestamp at time zone z.time_zone end as start
        from generate_series(0, ${last}::int) as day) d) as starts
    from (select time_zone, array_agg(id) as ids from institutions where id = any(${ids}::uuid[]) group by time_zone) z`.execute(
    db,
  );
  const byId = new Map(rows.flatMap((row) => row.ids.map((id) => [id, row.starts] as const)));
  return ids.map((id) => byId.get(id) ?? []);
}

type Counted = {
  readonly institution_id: string;
  readonly day: number;
  readonly recipient: string | null;
  readonly mails: number;
};

/** What is counted already, of each institution and, whoever has caused it, of the addresses. */
async function countMails(db: Database, asked: readonly Asked[]): Promise<ReadonlyMap<string, CountedMails>> {
  const pairs = asked.flatMap(({ institution_id, recipients }) =>
    [...new Set(recipients)].map((recipient) => ({ institution_id, recipient })),
  );
  const { rows } = await sql<Counted>`/* counted-mails */
    with place as (
      select id, time_zone, today, today::timestamp at time zone time_zone as since from (
        select id, time_zone, (now() at time zone time_zone)::date as today
        from institutions where id = any(${asked.map(({ institution_id }) => institution_id)}::uuid[])) i
    ), counted as (
      select p.id, p.time_zone, p.today, null::text as recipient, x.not_before from place p
      join mail_outbox x on x.institution_id = p.id and x.not_before >= p.since
      union all
      select p.id, p.time_zone, p.today, x.recipient, x.not_before
      from json_to_recordset(${JSON.stringify(pairs)}::json) as a (institution_id uuid, recipient text)
      join place p on p.id = a.institution_id
      join mail_outbox x on x.recipient = a.recipient and x.institution_id is not null and x.not_before >= p.since
    )
    select id as institution_id, (not_before at time zone time_zone)::date - today as day, recipient, count(*)::int as mails
    from counted group by 1, 2, 3`.execute(db);
  const counted = new Map<string, { all: number[]; byAddress: Map<string, number[]> }>();
  for (const { institution_id, day, recipient, mails } of rows) {
    const one = counted.get(institution_id) ?? { all: [], byAddress: new Map<string, number[]>() };
    counted.set(institution_id, one);
    const counts = recipient === null ? one.all : (one.byAddress.get(recipient) ?? []);
    if (recipient !== null) one.byAddress.set(recipient, counts);
    counts[day] = mails;
  }
  return counted;
}
