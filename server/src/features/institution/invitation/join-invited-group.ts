import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import type { Context } from '../../../graphql/context.ts';
import { enterGroup, lockGroup } from '../../group/join/enter-group.ts';
import { lockSeats } from '../../license/lock-seats.ts';
import { writeActivity } from '../write-activity.ts';
import type { Answered } from './answer-invitations.ts';

type Joining = {
  readonly institution_id: string;
  readonly user_id: string;
  /** The role that they hold in the institution by now. */
  readonly role: InstitutionRole;
  readonly invitation: Answered;
};

/** The group that an answered invitation led to; a code says why it was not joined. */
export type InvitedGroup = { readonly id: string; readonly name: string; readonly code: RefusalCode | null };

/**
 * Lets whose invitation has just been answered join its group, as with its key; that they were removed from it before they
 * were invited speaks against nothing. Where they cannot, since it is full or over or they are no learner, they stay a
 * member of the institution and its feed says so; those who teach find the refused join. It gives the group, if there is one.
 */
export async function joinInvitedGroup(context: Context, joining: Joining): Promise<InvitedGroup | null> {
  const { db } = context;
  const { institution_id, user_id, invitation } = joining;
  const { rows } = await sql<Place>`/* invited-group */
    select id, name, license_id from groups where id = ${invitation.group_id}`.execute(db);
  const [place] = rows;
  if (!place) return null;
  const { id, name } = place;
  const refusal = await whyNotJoined(context, joining, place);
  if (refusal === null || refusal === 'ALREADY_MEMBER') return { id, name, code: null };
  await writeActivity(db, { institution_id, user_id, activity: 'GROUP_NOT_JOINED', about: name });
  return { id, name, code: refusal };
}

type Place = { readonly id: string; readonly name: string; readonly license_id: string };

async function whyNotJoined(
  context: Context,
  { user_id, role, invitation }: Joining,
  { id, license_id }: Place,
): Promise<RefusalCode | null> {
  const { db } = context;
  if (role !== 'STUDENT') return 'FORBIDDEN';
  await lockSeats(db, { license_id });
  const group = await lockGroup(db, { id, invited_on: invitation.invited_on }, user_id);
  if (!group) return 'NOT_FOUND';
  return enterGroup(db, actorOf(context), group, user_id, { invitation: invitation.id });
}
