import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { getViewerId, type Context } from '../graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from './group-access.ts';

/**
 * Lets the caller at what concerns a learner of a group: the learner, as a live member, and those the policy names. With
 * null it is about the group alone. It refuses a learner who does not belong to the group like a missing one.
 */
export async function admitToLearner(
  context: Context,
  operation: Operation,
  groupId: string,
  userId: string | null,
): Promise<GroupAccess> {
  const viewerId = getViewerId(context);
  const { rows } = await sql<{ access: GroupAccess; is_member: boolean }>`/* admit-to-learner */
    select ${groupAccessJson()} as access,
      exists (select from group_members m where m.group_id = g.id and m.user_id = ${userId} and m.deleted_on is null) as is_member
    from users viewer join groups g on g.id = ${groupId} and g.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
  const row = rows[0];
  const self = row?.is_member === true && userId === viewerId;
  context.checks.allow(operation, row ? { ...principalOf(row.access), isSelf: self } : { signedIn: true });
  if (!row || (userId !== null && !row.is_member)) throw new Refusal('NOT_FOUND');
  return row.access;
}
