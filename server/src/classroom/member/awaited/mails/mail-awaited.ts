import { sql } from 'kysely';
import type { Services } from '../../../../services.ts';
import { wholeNameIn } from '../../../../base/database/whole-name.ts';
import { queueMails } from '../../../../base/mail/queue-mail.ts';
import { mailDays } from '../../../../business/institution/invitation/mail-days.ts';
import { languagesOf } from '../../../../business/institution/invitation/send-invitations.ts';
import { awaitedMail, type AwaitingGroup } from './awaited-mail.ts';

/** An address that is awaited in a group. */
export type AwaitedPlace = { readonly group_id: string; readonly email: string };

/** Somebody who is awaited. */
type AwaitedPerson = AwaitedPlace & { readonly first_name: string; readonly last_name: string };

/** Whether row `x` of `mail_outbox` has certainly not left. */
export const hasNotLeft = sql`x.sent_on is null and x.refused_on is null and (x.tries = 0 or x.last_error is not null)`;

/** Which of some people who are to be awaited get a mail: those of institutions that mail them who have had none of that group. */
export async function findMailed({ db }: Pick<Services, 'db'>, awaited: readonly AwaitedPlace[]) {
  if (awaited.length === 0) return [];
  const { rows } = await sql<AwaitedPlace>`/* awaited-to-mail */
    select p.group_id, p.email from jsonb_to_recordset(${JSON.stringify(awaited)}::jsonb) as p(group_id uuid, email text)
    join groups g on g.id = p.group_id join institutions i on i.id = g.institution_id and i.mails_awaited
    where not exists (select from mail_outbox x
      where x.group_id = p.group_id and x.recipient = p.email and not (${hasNotLeft}))
    order by p.group_id, p.email`.execute(db);
  return rows;
}

/**
 * Mails people who are awaited in groups of one institution, in the transaction of the act. A mail from before that has
 * not left is void; what is more than a day allows waits for the next ones.
 */
export async function mailAwaited(
  { db, env }: Pick<Services, 'db' | 'env'>,
  people: readonly AwaitedPerson[],
): Promise<void> {
  if (people.length === 0) return;
  const addresses = people.map(({ email }) => email);
  await sql`/* void-awaited-mails */ delete from mail_outbox x
    using jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as p(group_id uuid, email text)
    where x.group_id = p.group_id and x.recipient = p.email and ${hasNotLeft}`.execute(db);
  const groups = await findGroups({ db }, [...new Set(people.map(({ group_id }) => group_id))]);
  const institutionId = [...groups.values()][0]?.institution_id ?? '';
  const days = await mailDays(db, institutionId, addresses);
  const languages = await languagesOf(db, addresses);
  await queueMails(
    db,
    people.flatMap((person, at) => {
      const group = groups.get(person.group_id);
      if (!group) return [];
      return [
        {
          ...awaitedMail(env.publicUrl, group, person, languages.get(person.email) ?? group.language),
          not_before: days[at]?.not_before,
          about: { institution_id: group.institution_id, group_id: group.id },
        },
      ];
    }),
  );
}

type GroupRow = AwaitingGroup & {
  readonly institution_id: string;
  /** The language of its first course. */
  readonly language: string | null;
};

async function findGroups({ db }: Pick<Services, 'db'>, ids: readonly string[]): Promise<Map<string, GroupRow>> {
  const { rows } = await sql<GroupRow>`/* groups-that-await */
    with shown as (
      select gc.group_id, c.name, c.language, c.display_order from group_courses gc
      join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
      where gc.group_id = any(${ids}::uuid[])
    )
    select g.id, g.name, g.start_date, g.end_date, i.id as institution_id, i.name as institution, ${wholeNameIn('o')} as main,
      case when o.email_verified and o.deleted_on is null then o.email end as main_email,
      (select s.language from shown s where s.group_id = g.id order by s.display_order, s.name limit 1) as language,
      array(select s.name from shown s where s.group_id = g.id order by s.display_order, s.name) as courses
    from groups g join institutions i on i.id = g.institution_id join users o on o.id = g.owner_id
    where g.id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
