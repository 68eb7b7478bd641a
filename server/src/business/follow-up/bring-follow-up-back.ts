import { daysToRestoreFollowUp } from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { undoingLast } from '../../base/audit-log/undoing-last.ts';
import type { Context } from '../../base/graphql/context.ts';
import type { FollowUpShape } from './follow-up.ts';
import { getFollower, holdFollowUp, readFollowUp, writeFollowUp } from './hold-follow-up.ts';

/** Brings a follow-up back that was deleted in the last 30 days; one that is there stays, but for an undo, which it refuses. */
export async function bringFollowUpBack(context: Context, id: string): Promise<FollowUpShape> {
  const { db } = context;
  const viewer = await getFollower(context, 'restoreFollowUp');
  const { institution_id, deleted } = await holdFollowUp(db, id, daysToRestoreFollowUp);
  if (!deleted && context.undoes !== undefined) throw new Refusal('CONFLICT', { details: { restored: true } });
  if (!deleted) return readFollowUp(db, viewer, id);
  await sql`/* restore-follow-up */ update follow_ups
    set deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewer.id}
    where id = ${id}`.execute(db);
  const undoing = await undoingLast(context, 'FOLLOW_UP_DELETED', id);
  return writeFollowUp(undoing, viewer, { id, institution_id, action: 'FOLLOW_UP_RESTORED' });
}
