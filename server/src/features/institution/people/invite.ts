import { rolesToGive, type Invitee } from '@lectern/domain/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Context } from '../../../graphql/context.ts';
import { shownInvitation, type InvitationRow, type InvitationShape } from '../invitation.ts';
import { lockMails } from '../invitation/mail-days.ts';
import { readInvitations } from '../invitation/read-invitations.ts';
import { nameOf, sendInvitations, type Sender } from '../invitation/send-invitations.ts';
import { writeActivity } from '../write-activity.ts';
import { insertInvitations, type InsertedRow } from './insert-invitations.ts';
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
  const rows = await insertInvitations(db, { institution, viewerId }, invitees);
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

/** Sends those that were made, and reads them as they are then. */
async function mailed(
  context: Context,
  sender: Sender,
  rows: readonly InsertedRow[],
): Promise<ReadonlyMap<string, InvitationRow>> {
  const ids = rows.flatMap(({ made }) => (made === null ? [] : [made]));
  if (ids.length === 0) return new Map();
  await sendInvitations(context, sender, await readInvitations(context.db, ids));
  return new Map((await readInvitations(context.db, ids)).map((one) => [one.id, one]));
}
