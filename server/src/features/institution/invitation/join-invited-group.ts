import type { InstitutionRole } from '@lectern/domain/account/role.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../audit/actor.ts';
import type { Context } from '../../../graphql/context.ts';
import { enterGroup, lockGroup } from '../../group/join/enter-group.ts';
import { lockSeats } from '../../license/lock-seats.ts';
import { writeActivity } from '../write-activity.ts';

type Joining = {
  readonly institution_id: string;
  readonly user_id: string;
  /** The role that they hold in the institution by now. */
  readonly role: InstitutionRole;
  readonly invitation_id: string;
  readonly group_id: string;
};

/**
 * Lets who has just accepted an invitation join its group, as with its key. Where they cannot, since it is full or over or
 * they are no learner, they stay a member of the institution and its feed says so; those who teach find the refused join.
 * It gives the name of a group that was not joined.
 */
export async function joinInvitedGroup(context: Context, joining: Joining): Promise<string | null> {
  const { db } = context;
  const { institution_id, user_id, group_id } = joining;
  const { rows } = await sql<Place>`/* invited-group */
    select name, license_id from groups where id = ${group_id}`.execute(db);
  const [place] = rows;
  if (!place || (await isJoined(context, joining, place))) return null;
  await writeActivity(db, { institution_id, user_id, activity: 'GROUP_NOT_JOINED', about: place.name });
  return place.name;
}

type Place = { readonly name: string; readonly license_id: string };

async function isJoined(
  context: Context,
  { user_id, role, invitation_id, group_id }: Joining,
  { license_id }: Place,
): Promise<boolean> {
  const { db } = context;
  if (role !== 'STUDENT') return false;
  await lockSeats(db, { license_id });
  const group = await lockGroup(db, { id: group_id }, user_id);
  if (!group) return false;
  const refusal = await enterGroup(db, actorOf(context), group, user_id, { invitation: invitation_id });
  return refusal === null || refusal === 'ALREADY_MEMBER';
}
