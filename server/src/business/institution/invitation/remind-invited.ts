import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { reminderDays } from '@lectern/domain/business/institution/invitation-mail.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import { queueMails } from '../../../base/mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { stands } from '../invitation.ts';
import { linkTo } from './copied-token.ts';
import { reminderMail, type GroupLedTo } from './invitation-mail.ts';
import { mailDays } from './mail-days.ts';
import { makeLinks } from './send-invitations.ts';
import { wholeNameIn } from '../../../base/database/whole-name.ts';

/**
 * Whether a reminder of row `n` of `invitations` is due: it is open, was mailed so many days ago, nobody has stopped it,
 * its address is refused by no mail server and belongs to no member.
 */
const isDue: RawBuilder<boolean> = sql`(${stands} and n.reminds and n.reminded < ${sql.lit(reminderDays.length)}
  and n.mailed_on + make_interval(days => (${[...reminderDays]}::int[])[n.reminded + 1]) <= now() and n.expires_on > now()
  and not exists (select from mail_outbox x where x.invitation_id = n.id and x.refused_on >= n.mailed_on)
  and not exists (select from users u join institution_members m on m.user_id = u.id
    and m.institution_id = n.institution_id and m.deleted_on is null where u.email = n.email and u.deleted_on is null))`;

/**
 * Calls invitations to mind that nobody has answered, and returns how many. Each time is once, whatever process runs it
 * and how often; of what was missed for a while the last reminder alone goes out. One that finds no room among the mails
 * of the day goes out another day.
 */
export async function remindInvited({ db, env }: Pick<Services, 'db' | 'env'>): Promise<number> {
  const { rows } = await sql<{ id: string }>`/* to-be-reminded */
    select distinct n.institution_id as id from invitations n
    join institutions i on i.id = n.institution_id and i.deleted_on is null where ${isDue}`.execute(db);
  let reminded = 0;
  for (const { id } of rows)
    reminded += await db.transaction().execute((transaction) => remindAt({ db: transaction, env }, id));
  return reminded;
}

type Due = {
  readonly id: string;
  readonly email: string;
  readonly role: InstitutionRole;
  readonly expires_on: string;
  readonly by: string;
  readonly by_email: string | null;
  /** The group that it leads to. */
  readonly group: GroupLedTo | null;
  /** The language of its reader, else of who has invited. */
  readonly language: string;
};

const atOnce = 500;

/** Who else is at work on the mails of the institution is not waited for. */
async function remindAt({ db, env }: Pick<Services, 'db' | 'env'>, institutionId: string): Promise<number> {
  const { rows } = await sql<{ name: string; time_zone: string }>`/* hold-institution */
    select name, time_zone from institutions where id = ${institutionId} for no key update skip locked`.execute(db);
  const [institution] = rows;
  if (!institution) return 0;
  const due = await takeDue(db, institutionId);
  const days = await mailDays(
    db,
    institutionId,
    due.map(({ email }) => email),
  );
  const now = due.filter((_one, at) => days[at]?.in_days === 0);
  const ids = now.map(({ id }) => id);
  const tokens = await makeLinks(db, ids);
  await queueMails(
    db,
    now.map(({ id, email, role, expires_on, by, by_email, group, language }, at) => ({
      ...reminderMail({
        email,
        role,
        institution: institution.name,
        by: { name: by, email: by_email },
        group: group ?? undefined,
        link: linkTo(env, tokens[at] ?? ''),
        language,
        until: { moment: expires_on, time_zone: institution.time_zone },
      }),
      about: { institution_id: institutionId, invitation_id: id },
    })),
  );
  await sql`/* note-reminders */ update invitations set reminded = (
      select count(*) from unnest(${[...reminderDays]}::int[]) as day where mailed_on + make_interval(days => day) <= now())
    where id = any(${ids})`.execute(db);
  return now.length;
}

async function takeDue(db: Database, institutionId: string): Promise<readonly Due[]> {
  const { rows } = await sql<Due>`/* due-reminders */
    select n.id, n.email, n.role, n.expires_on,
      (select json_build_object('name', g.name, 'start_date', g.start_date, 'end_date', g.end_date) from groups g where g.id = n.group_id and g.deleted_on is null) as "group", ${wholeNameIn('o')} as by,
      case when o.email_verified and o.deleted_on is null then o.email end as by_email,
      coalesce((select r.language from users r where r.email = n.email and r.email_verified and r.deleted_on is null),
        n.language) as language
    from invitations n join users o on o.id = n.created_by
    where n.institution_id = ${institutionId} and ${isDue}
    order by n.mailed_on, n.id limit ${atOnce} for update of n skip locked`.execute(db);
  return rows;
}
