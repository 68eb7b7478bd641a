import { sql } from 'kysely';
import { actorOf } from '../../audit-log/actor.ts';
import type { AuditAction } from '../../audit-log/audit-action.ts';
import { writeAudit } from '../../audit-log/write-audit.ts';
import type { Context } from '../../graphql/context.ts';
import { productOf } from '../write-change-set.ts';
import type { WaitingChange } from './waiting-change.ts';

/** Leaves one entry in the chain of each place that changes wait in. */
export async function auditChanges(
  context: Context,
  action: AuditAction,
  changes: readonly WaitingChange[],
): Promise<void> {
  for (const [root, own] of Map.groupBy(changes, ({ root_id }) => root_id)) {
    const { rows } = await sql<{ id: string }>`/* product-of-place */ select ${productOf(root)} as id`.execute(
      context.db,
    );
    const id = rows[0]?.id ?? root;
    await writeAudit(context.db, actorOf(context), {
      chain: 'PRODUCT',
      chainId: id,
      action,
      object: { type: 'product', id },
      details: { items: own.map(({ item_id }) => item_id) },
    });
  }
}
