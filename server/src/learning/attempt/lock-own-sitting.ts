import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { groupAccessJson, groupLocked, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { attemptJson, type AttemptRow } from './attempt-row.ts';
import { findGroupOfAttempt } from './find-group-of-attempt.ts';
import { stillRuns } from './still-runs.ts';

type Where = {
  readonly group_id: string;
  readonly attempt_id: string;
  readonly user_id?: string | null | undefined;
};

type Row = { readonly access: GroupAccess; readonly runs: boolean; readonly attempt: AttemptRow };

/**
 * The caller's own sitting, locked, in the group that is named or the one it has moved to; it refuses those of others
 * like missing ones, and all
 * while the group is locked, unless their clock runs.
 */
export async function lockOwnSitting(context: Context, operation: Operation, where: Where): Promise<AttemptRow> {
  const viewerId = getViewerId(context);
  const row = await findOwnSitting(context, where, viewerId);
  const own = row !== null && (row.runs || row.access.group_role !== null) && (where.user_id ?? viewerId) === viewerId;
  context.checks.allow(operation, row && own ? principalOf(row.access, viewerId) : { signedIn: true });
  if (!row) throw new Refusal('NOT_FOUND');
  if (!row.runs && isGroupLocked(row.access, row.access.today)) throw groupLocked(row.access);
  return row.attempt;
}

async function findOwnSitting({ db }: Context, { group_id, attempt_id }: Where, viewerId: string): Promise<Row | null> {
  const lock = async (groupId: string) => {
    const { rows } = await sql<Row>`/* lock-own-sitting */
      with a as materialized (
        select * from attempts where group_id = ${groupId} and id = ${attempt_id}
          and user_id = ${viewerId} and type <> 'STUDY_PROJECT' for update
      )
      select ${groupAccessJson()} as access, ${stillRuns} as runs, ${attemptJson()} as attempt
      from a join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
      join groups g on g.id = a.group_id and (g.deleted_on is null or ${stillRuns})`.execute(db);
    return rows[0] ?? null;
  };
  const found = await lock(group_id);
  if (found) return found;
  const movedTo = await findGroupOfAttempt(db, attempt_id, viewerId);
  return movedTo === null ? null : lock(movedTo);
}
