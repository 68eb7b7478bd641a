import { rolesToGive, type Invitee } from '@lectern/domain/business/institution/members.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudits } from '../../../base/audit-log/write-audit.ts';
import type { Context } from '../../../base/graphql/context.ts';
import { shownInvitation, type InvitationRow, type InvitationShape } from '../invitation.ts';
import { lockMails } from '../invitation/mail-days.ts';
import { readInvitations } from '../invitation/read-invitations.ts';
import { nameOf, sendInvitationsOfAll } from '../invitation/send-invitations.ts';
import { writeActivities } from '../write-activity.ts';
import { insertOrFindInvitations, type InvitedRow } from './insert-invitations.ts';
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
  acting: Acting,
  invitees: readonly Invitee[],
  language: string | null,
): Promise<ReadonlyMap<string, Invited>> {
  const [invited = new Map<string, Invited>()] = await inviteAtAll(context, [{ ...acting, invitees }], language);
  return invited;
}

/** The same at several institutions, whose addresses may be the same. */
export async function inviteAtAll(
  context: Context,
  all: readonly (Acting & { readonly invitees: readonly Invitee[] })[],
  language: string | null,
): Promise<readonly ReadonlyMap<string, Invited>[]> {
  const { db } = context;
  for (const { actor, invitees } of all) {
    const roles = rolesToGive(actor);
    if (!invitees.every(({ role }) => roles.includes(role))) throw new Refusal('FORBIDDEN', { field: 'data.role' });
  }
  await lockMails(
    db,
    all.map(({ institution }) => institution.id),
  );
  const rows = Map.groupBy(await insertOrFindInvitations(db, all), ({ institution_id }) => institution_id);
  const made = await mailed(
    context,
    all.map((acting) => ({ acting, rows: rows.get(acting.institution.id) ?? [] })),
    language,
  );
  await recordInvited(context, made);
  return made.map(({ acting, rows: ofOne, invitations }) => {
    const byId = new Map(invitations.map((one) => [one.id, one]));
    return new Map(
      ofOne.map(({ email, member, made: madeId, open }): [string, Invited] => {
        const invitation = (madeId === null ? undefined : byId.get(madeId)) ?? open;
        // One that stood in the way may have been withdrawn in this moment.
        if (!member && !invitation) throw new Refusal('UNAVAILABLE');
        if (member || !invitation) return [email, { state: 'MEMBER' }];
        const state = madeId === null ? 'OPEN' : 'INVITED';
        return [email, { state, invitation: shownInvitation(invitation, acting.access) }];
      }),
    );
  });
}

type InsertedAt = { readonly acting: Acting; readonly rows: readonly InvitedRow[] };
type MailedAt = InsertedAt & { readonly invitations: readonly InvitationRow[] };

/** Sends those that were made, and reads them as they are then. */
async function mailed(
  context: Context,
  all: readonly InsertedAt[],
  language: string | null,
): Promise<readonly MailedAt[]> {
  const made = all.flatMap(({ rows }) => rows.flatMap((row) => (row.made === null ? [] : [row.made])));
  const [first] = all;
  if (made.length === 0 || !first) return all.map((one) => ({ ...one, invitations: [] }));
  const read = async () => {
    const byId = new Map((await readInvitations(context.db, made)).map((one) => [one.id, one]));
    return all.map((one) => ({
      ...one,
      invitations: one.rows.flatMap((row) => (row.made === null ? [] : (byId.get(row.made) ?? []))),
    }));
  };
  await sendInvitationsOfAll(
    context,
    { viewerId: first.acting.viewerId, language },
    (await read()).map(({ acting, invitations }) => ({ institution: acting.institution, invitations })),
  );
  return read();
}

/** Writes into feeds and logs who was invited; where nobody was, nothing. */
async function recordInvited(context: Context, all: readonly MailedAt[]): Promise<void> {
  const made = all.filter(({ invitations }) => invitations.length > 0);
  if (made.length === 0) return;
  await writeActivities(
    context.db,
    made.map(({ acting: { institution, viewerId }, invitations: [first, ...others] }) => ({
      institution_id: institution.id,
      user_id: viewerId,
      ...(first && others.length === 0
        ? { activity: 'MEMBER_INVITED', about: nameOf(first) }
        : { activity: 'MEMBERS_INVITED', about: String(others.length + 1) }),
    })),
  );
  await writeAudits(
    context.db,
    actorOf(context),
    made.map(({ acting: { institution }, invitations }) => ({
      chain: 'INSTITUTION',
      chainId: institution.id,
      action: 'MEMBERS_INVITED',
      object: { type: 'institution', id: institution.id },
      details: { invitations: invitations.map(({ id, role }) => ({ id, role })) },
      personal: { emails: invitations.map(({ email }) => email) },
    })),
  );
}
