import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { lockSeatsOfAll } from '../../business/seats/lock-seats.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';

/** A group that an act is about to change, as its caller finds it. */
export type AdmittedGroup = {
  readonly access: GroupAccess;
  readonly institution_id: string;
  readonly license_id: string;
  readonly owner_id: string;
  readonly deleted_on: string | null;
};

/**
 * Lets those whom the policy names at a group, and locks the seats of its license, and of another one that it is to have; a
 * deleted one is found where `deleted` says so. Others are refused like for a missing group.
 */
export async function admitToGroup(
  context: Context,
  operation: Operation,
  groupId: string,
  { deleted = false, license_id }: { readonly deleted?: boolean; readonly license_id?: string | undefined } = {},
): Promise<AdmittedGroup> {
  const { db } = context;
  const viewer = await getViewer(context);
  const find = async () => {
    const { rows } = await sql<AdmittedGroup>`/* admit-to-group */
      select ${groupAccessJson()} as access, g.institution_id, g.license_id, g.owner_id, g.deleted_on
      from users viewer join groups g on g.id = ${groupId} and (g.deleted_on is null or ${deleted}::boolean)
      where viewer.id = ${viewer.id}`.execute(db);
    return rows[0] ?? null;
  };
  const seen = await find();
  context.checks.allow(operation, seen ? principalOf(seen.access) : { signedIn: true });
  if (!seen) throw new Refusal('NOT_FOUND');
  await lockSeatsOfAll(db, [seen.license_id, license_id ?? seen.license_id]);
  const found = await find();
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}
