import { rolesToGive, type Invitee } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Context } from '../../../graphql/context.ts';
import { invitationJson, shownInvitation, stands, type InvitationRow, type InvitationShape } from '../invitation.ts';
import { lockMails } from '../invitation/mail-days.ts';
import { readInvitations } from '../invitation/read-invitations.ts';
import { nameOf, sendInvitations, type Sender } from '../invitation/send-invitations.ts';
import { writeActivity } from '../write-activity.ts';
import type { Acting } from './member-actor.ts';

/** What became of an address: the invitation that was made, or the one that is there already, or a membership. */
export type Invited =
  | { readonly state: 'INVITED' | 'OPEN'; readonly invitation: InvitationShape }
  | { readonly state: 'MEMBER' };

/**
 * Invites people whose addresses differ, with a mail to each, as one act; who is a member or invited already is left as
 * they are. Mails beyond those of a day wait for the next one. It refuses a role that the caller may not give.
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
  await lockMails(db, institution.id);
  const { rows } = await sql<Row>`/* invite */
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
      on conflict (institution_id, email) where withdrawn_on is null do nothing returning *
    )
    select asked.email, asked.email in (select email from members) as member,
      (select made.id from made where made.email = asked.email) as made,
      (select ${invitationJson} from invitations n join users o on o.id = n.created_by
        where n.institution_id = ${institution.id} and n.email = asked.email and ${stands}) as open
    from asked`.execute(db);
  const made = await mailed(context, { viewerId, institution, language }, rows);
  if (made.size > 0) {
    const all = [...made.values()];
    const [first] = all;
    await writeActivity(db, {
      institution_id: institution.id,
      user_id: viewerId,
      ...(all.length === 1 && first
        ? { activity: 'MEMBER_INVITED', about: nameOf(first) }
        : { activity: 'MEMBERS_INVITED', about: String(all.length) }),
    });
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: institution.id,
      action: 'MEMBERS_INVITED',
      object: { type: 'institution', id: institution.id },
      details: { invitations: all.map(({ id, role }) => ({ id, role })) },
      personal: { emails: all.map(({ email }) => email) },
    });
  }
  return new Map(
    rows.map(({ email, member, made: madeId, open }): [string, Invited] => {
      const invitation = (madeId === null ? undefined : made.get(madeId)) ?? open;
      // An invitation that another act has made in this moment is not read yet.
      if (!member && !invitation) throw new Refusal('UNAVAILABLE');
      if (member || !invitation) return [email, { state: 'MEMBER' }];
      return [email, { state: madeId === null ? 'OPEN' : 'INVITED', invitation: shownInvitation(invitation, access) }];
    }),
  );
}

type Row = {
  readonly email: string;
  readonly member: boolean;
  /** The id of the invitation that was made. */
  readonly made: string | null;
  /** The invitation that was there before. */
  readonly open: InvitationRow | null;
};

/** Sends those that were made, and reads them as they are then. */
async function mailed(
  context: Context,
  sender: Sender,
  rows: readonly Row[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  const ids = rows.flatMap(({ made }) => (made === null ? [] : [made]));
  if (ids.length === 0) return new Map();
  await sendInvitations(context, sender, await readInvitations(context.db, ids));
  return new Map((await readInvitations(context.db, ids)).map((one) => [one.id, one]));
}
