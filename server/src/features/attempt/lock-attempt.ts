import { isGroupLocked } from '@lectern/domain/group/group.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { getViewerId, type Context } from '../../graphql/context.ts';
import { groupAccessJson, lockFor, principalOf, type GroupAccess } from '../group/group-access.ts';
import { attemptJson, type AttemptRow } from './attempt-row.ts';

/** An attempt by its group and id, locked until the transaction ends. */
export async function lockAttempt(
  db: Database,
  { group_id, id }: { group_id: string; id: string },
): Promise<AttemptRow> {
  const { rows } = await sql<{ attempt: AttemptRow }>`/* lock-attempt */
    with a as materialized (select * from attempts where group_id = ${group_id} and id = ${id} for update)
    select ${attemptJson()} as attempt from a`.execute(db);
  if (!rows[0]) throw new Error(`attempt ${id} is gone`);
  return rows[0].attempt;
}

/**
 * The caller's own sitting, locked; it refuses those of others like missing ones, and all while the group is locked.
 */
export async function lockOwnSitting(
  context: Context,
  operation: Operation,
  where: { group_id: string; attempt_id: string; user_id?: string | null | undefined },
): Promise<AttemptRow> {
  const viewerId = getViewerId(context);
  const { rows } = await sql<{ access: GroupAccess; attempt: AttemptRow }>`/* lock-own-sitting */
    with a as materialized (
      select * from attempts where group_id = ${where.group_id} and id = ${where.attempt_id}
        and user_id = ${viewerId} and type <> 'STUDY_PROJECT' for update
    )
    select ${groupAccessJson()} as access, ${attemptJson()} as attempt
    from a join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
    join groups g on g.id = a.group_id and g.deleted_on is null`.execute(context.db);
  const row = rows[0];
  const own = row?.access.group_role != null && (where.user_id ?? viewerId) === viewerId;
  context.checks.allow(operation, row && own ? principalOf(row.access, viewerId) : { signedIn: true });
  if (!row) throw new Refusal('NOT_FOUND');
  if (isGroupLocked(row.access, row.access.today)) throw new Refusal(lockFor(row.access) ?? 'GROUP_LOCKED');
  return row.attempt;
}
