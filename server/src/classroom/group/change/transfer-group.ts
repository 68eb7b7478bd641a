import { Refusal } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { admitToGroup } from '../admit-to-group.ts';
import { handOver } from './hand-over.ts';
import { isInstructorOf } from '../../../business/institution/is-instructor-of.ts';

/** Makes an instructor of the institution the main instructor of a group; where `was` leads it no more, it is a CONFLICT. */
export async function transferGroup(context: Context, id: string, user_id: string, was?: string): Promise<void> {
  const { db } = context;
  const { institution_id, owner_id } = await admitToGroup(context, 'transferGroup', id);
  if (was !== undefined && was !== owner_id) throw new Refusal('CONFLICT', { details: { owner: owner_id } });
  if (user_id === owner_id) return;
  if (!(await isInstructorOf(db, institution_id, user_id))) throw new Refusal('NOT_FOUND', { field: 'user_id' });
  await handOver(db, id, user_id, getViewerId(context));
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'GROUP_TRANSFERRED',
    object: { type: 'group', id },
    details: { owner: { from: owner_id, to: user_id } },
  });
}
