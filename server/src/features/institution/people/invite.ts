import { rolesToGive, type Invitee } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Context } from '../../../graphql/context.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import { invitationJson, shownInvitation, type InvitationRow, type InvitationShape } from '../invitation.ts';
import { writeActivity } from '../write-activity.ts';
import type { Acting } from './member-actor.ts';
import { invitationTexts } from './texts/invitation-texts.ts';

/** What became of an address: the invitation that was made, or the one that is there already, or a membership. */
export type Invited =
  | { readonly state: 'INVITED' | 'OPEN'; readonly invitation: InvitationShape }
  | { readonly state: 'MEMBER' };

/**
 * Invites people whose addresses differ, with a mail to each, as one act; who is a member or invited already is left as
 * they are. It refuses a role that the caller may not give, and more mails than one institution may cause in a day.
 */
export async function invite(
  context: Context,
  { viewerId, actor, institution, access }: Acting,
  invitees: readonly Invitee[],
  language: string | null,
): Promise<Map<string, Invited>> {
  const { db } = context;
  const roles = rolesToGive(actor);
  if (!invitees.every(({ role }) => roles.includes(role))) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  const { rows } = await sql<{
    email: string;
    member: boolean;
    made: InvitationRow | null;
    open: InvitationRow | null;
  }>`/* invite */
    with asked as (
      select * from json_to_recordset(${JSON.stringify(invitees)}::json)
        as a (email text, first_name text, last_name text, role institution_role)
    ), members as (
      select u.email from asked join users u on u.email = asked.email and u.deleted_on is null
      join institution_members m on m.user_id = u.id and m.institution_id = ${institution.id} and m.deleted_on is null
    ), made as (
      insert into invitations (institution_id, email, first_name, last_name, role, created_by)
      select ${institution.id}, email, first_name, last_name, role, ${viewerId} from asked
      where email not in (select email from members) order by email
      on conflict (institution_id, email) do nothing returning *
    )
    select asked.email, asked.email in (select email from members) as member,
      (select ${invitationJson} from made n join users o on o.id = n.created_by where n.email = asked.email) as made,
      (select ${invitationJson} from invitations n join users o on o.id = n.created_by
        where n.institution_id = ${institution.id} and n.email = asked.email) as open
    from asked`.execute(db);
  const made = rows.flatMap((row) => (row.made ? [row.made] : []));
  if (made.length > 0) {
    await mail(context, { viewerId, institution }, made, language);
    await writeActivity(db, {
      institution_id: institution.id,
      user_id: viewerId,
      ...(made.length === 1 && made[0]
        ? { activity: 'MEMBER_INVITED', about: nameOf(made[0]) }
        : { activity: 'MEMBERS_INVITED', about: String(made.length) }),
    });
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution.id,
      action: 'MEMBERS_INVITED',
      object: { type: 'institution', id: institution.id },
      details: { invitations: made.map(({ id, role }) => ({ id, role })) },
      personal: { emails: made.map(({ email }) => email) },
    });
  }
  return new Map(
    rows.map((row): [string, Invited] => {
      const invitation = row.made ?? row.open;
      // An invitation that another act has made in this moment is not read yet.
      if (!row.member && !invitation) throw new Refusal('UNAVAILABLE');
      return [
        row.email,
        row.member || !invitation
          ? { state: 'MEMBER' }
          : { state: row.made ? 'INVITED' : 'OPEN', invitation: shownInvitation(invitation, access) },
      ];
    }),
  );
}

/** What people are called whose name nobody has typed. */
const nameOf = ({ first_name, last_name }: Pick<InvitationShape, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`;

/** Sends each their invitation, in the transaction of the act; 500 a day for an institution. */
export async function mail(
  { db, env, limiter }: Context,
  { viewerId, institution }: Pick<Acting, 'viewerId' | 'institution'>,
  invitations: readonly Pick<InvitationShape, 'first_name' | 'last_name' | 'email' | 'role'>[],
  language: string | null,
): Promise<void> {
  await limiter.count('invitationMail', institution.id, invitations.length);
  const by = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', viewerId)
    .executeTakeFirstOrThrow();
  const { subject, body, roles } = invitationTexts(language);
  const link = `${env.publicUrl}/login`;
  for (const invitation of invitations) {
    const { email, role } = invitation;
    const text = body(nameOf(invitation), nameOf(by), institution.name, roles[role], link, email);
    await queueMail(db, { recipient: email, subject: subject(institution.name), body: text });
  }
}
