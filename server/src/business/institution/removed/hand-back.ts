import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { leaderNamed } from '../people/hand-over-groups.ts';
import type { ReturnedGroup } from './restore-members.ts';

type Returned = { readonly institution_id: string; readonly user_id: string };

/**
 * Makes somebody the main instructor again of the groups that were handed over when they were removed, as far as they are
 * back in them and who was named then still leads them; where somebody else leads by now, they teach on as an instructor.
 */
export async function handBack(
  context: Context,
  { institution_id, user_id }: Returned,
  returned: readonly ReturnedGroup[],
): Promise<void> {
  const { db, undoes } = context;
  const back = returned.flatMap(({ id, code }) => (code === null ? [id] : []));
  if (undoes === undefined || back.length === 0) return;
  const { rows: handed } = await sql<{ id: string; owner_id: string }>`/* handed-over */
    select g.id, g.owner_id from audit_log l, jsonb_array_elements(l.details -> 'handed_over') one
    join groups g on g.id = (one ->> 'group_id')::uuid and g.owner_id = (one ->> 'to')::uuid and g.deleted_on is null
    where l.chain = 'INSTITUTION' and l.chain_id = ${institution_id} and l.number = ${undoes}
      and l.action = 'MEMBER_REMOVED' and l.object_id = ${user_id} and g.id = any(${back}::uuid[])
    order by g.id`.execute(db);
  for (const { id, owner_id } of handed) {
    await leaderNamed.happens(db, { group_id: id, to: user_id, by: getViewerId(context) });
    await writeAudit(db, actorOf({ ...context, undoes: undefined }), {
      chain: 'INSTITUTION',
      chainId: institution_id,
      action: 'GROUP_TRANSFERRED',
      object: { type: 'group', id },
      details: { owner: { from: owner_id, to: user_id } },
    });
  }
}
