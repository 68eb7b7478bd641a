import { fullName } from '@lectern/domain/base/account/full-name.ts';
import { invitationDays } from '@lectern/domain/business/institution/members.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';
import type { Services } from '../../../services.ts';
import { queueMails } from '../../../base/mail/queue-mail.ts';
import { hashOfSecret, newSecret } from '../../../one-time-secret.ts';
import type { InstitutionShape } from '../institution.ts';
import type { InvitationShape } from '../invitation.ts';
import { linkTo } from './copied-token.ts';
import { invitationMail, type GroupLedTo, type Inviter } from './invitation-mail.ts';
import { mailDaysOfAll } from './mail-days.ts';
import { languageFor } from './texts/invitation-texts.ts';

/** An invitation that is mailed. */
export type Mailed = Pick<InvitationShape, 'id' | 'first_name' | 'last_name' | 'email' | 'role'>;

/** Who sends invitations, and in which language to people who have not said theirs. */
type SenderOfAll = {
  readonly viewerId: string;
  readonly language: string | null;
  /** In how many days from today the first mails go out; left out, today. */
  readonly firstDay?: number;
};

type Inviting = Pick<InstitutionShape, 'id' | 'name'>;

/** Whose invitations they are, and who sends them. */
export type Sender = SenderOfAll & { readonly institution: Inviting };

/** The invitations of one institution. */
type InvitationsOfOne = { readonly institution: Inviting; readonly invitations: readonly Mailed[] };

/**
 * Mails invitations of an institution, each with a link of its own, in the transaction of the act. Links and mails from
 * before are void. The 30 days count from the mail: from when the mail server takes it, or, where none is set, from the
 * day that it is kept for. What is more than a day allows waits for the next ones.
 */
export const sendInvitations = (
  services: Pick<Services, 'db' | 'env'>,
  { institution, ...sender }: Sender,
  invitations: readonly Mailed[],
): Promise<void> => sendInvitationsOfAll(services, sender, [{ institution, invitations }]);

/** The same of several institutions, as if they were mailed one after the other. */
export async function sendInvitationsOfAll(
  { db, env }: Pick<Services, 'db' | 'env'>,
  { viewerId, language, firstDay }: SenderOfAll,
  all: readonly InvitationsOfOne[],
): Promise<void> {
  const mailed = all.flatMap(({ institution, invitations }) =>
    invitations.map((invitation) => ({ ...invitation, institution })),
  );
  const ids = mailed.map(({ id }) => id);
  if (ids.length === 0) return;
  await sql`/* void-links */ delete from invitation_links where invitation_id = any(${ids})`.execute(db);
  await sql`/* void-mails */ delete from mail_outbox
    where invitation_id = any(${ids}) and sent_on is null and refused_on is null`.execute(db);
  const asked = all.map(({ institution, invitations }) => ({
    institution_id: institution.id,
    recipients: invitations.map(({ email }) => email),
  }));
  const [days, groups, languages, inviter] = [
    (await mailDaysOfAll(db, asked, firstDay)).flat(),
    await groupsLedTo(db, ids),
    await languagesOf(
      db,
      mailed.map(({ email }) => email),
    ),
    await findInviter(db, viewerId),
  ];
  const tokens = await makeLinks(db, ids);
  const mails = await queueMails(
    db,
    mailed.map(({ id, email, role, institution, ...person }, at) => ({
      ...invitationMail({
        name: nameOf(person),
        email,
        role,
        institution: institution.name,
        by: inviter,
        group: groups.get(id),
        link: linkTo(env, tokens[at] ?? ''),
        language: languages.get(email) ?? language,
      }),
      not_before: days[at]?.not_before,
      about: { institution_id: institution.id, invitation_id: id },
    })),
  );
  const kept = env.smtpUrl === undefined;
  const rows = ids.map((id, at) => ({ id, mail_id: mails[at], not_before: days[at]?.not_before }));
  await sql`/* note-mails */ update invitations n set mail_id = r.mail_id, sendings = n.sendings + 1, reminded = 0, link_used_on = null,
      language = ${languageFor(language)}, mailed_on = case when ${kept} then r.not_before end,
      expires_on = r.not_before + make_interval(days => ${invitationDays})
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (id uuid, mail_id uuid, not_before timestamptz)
    where n.id = r.id`.execute(db);
}

/** Makes a link that confirms its address for each invitation, and returns the tokens; only their hashes are kept. */
export async function makeLinks(db: Database, invitationIds: readonly string[]): Promise<readonly string[]> {
  const tokens = invitationIds.map(() => newSecret());
  await sql`/* make-links */ insert into invitation_links (token_hash, invitation_id)
    select * from unnest(${tokens.map(hashOfSecret)}::text[], ${invitationIds}::uuid[])`.execute(db);
  return tokens;
}

/** The groups that invitations lead to, by the ids of these. */
async function groupsLedTo(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, GroupLedTo>> {
  const { rows } = await sql<GroupLedTo & { id: string }>`/* groups-led-to */
    select n.id, g.name, g.start_date, g.end_date from invitations n join groups g on g.id = n.group_id and g.deleted_on is null
    where n.id = any(${ids})`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The language that each of these addresses reads, as far as a person is known who has confirmed it. */
export async function languagesOf(db: Database, emails: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ email: string; language: string }>`/* languages-of-readers */
    select email, language from users
    where email = any(${emails}) and email_verified and deleted_on is null and language is not null`.execute(db);
  return new Map(rows.map(({ email, language }) => [email, language]));
}

async function findInviter(db: Database, id: string): Promise<Inviter> {
  const { rows } = await sql<Named & { email: string | null }>`/* inviter */
    select first_name, last_name, case when email_verified then email end as email from users where id = ${id}`.execute(
    db,
  );
  const [person] = rows;
  if (!person) throw new Error('whoever acts is a user');
  return { name: nameOf(person), email: person.email };
}

type Named = Pick<InvitationShape, 'first_name' | 'last_name'>;

/** A person as a mail or a feed names them. */
export const nameOf = ({ first_name, last_name }: Named): string => fullName({ first_name, last_name });
