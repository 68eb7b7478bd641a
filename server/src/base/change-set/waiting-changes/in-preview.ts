import { contentRoles } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import type { Context } from '../../graphql/context.ts';
import { upon } from './as-it-will-be.ts';
import { waitingIn, type WaitingChange } from './waiting-change.ts';

/**
 * Reads what learners see too: for a content role outside a group, which is a preview, as it will be once all that waits
 * around these items is published, in the books of their product too. `read` decides for itself who may see what.
 */
export async function inPreview<Result>(
  context: Context,
  { ids, groupId }: { readonly ids: readonly string[]; readonly groupId?: string | null | undefined },
  read: (context: Context) => Promise<Result>,
): Promise<Result> {
  const { db, viewerId } = context;
  if (viewerId === null || groupId != null) return read(context);
  const roots = sql`select root_id from roots union select p.id from products p join courses c on c.product_id = p.id
    join roots r on r.root_id = c.id union select b.id from books b join courses c on c.product_id = b.product_id
    join roots r on r.root_id = c.id`;
  const { rows } = await sql<{ waiting: WaitingChange[] }>`/* waiting-in-preview */
    with roots as (select root_id from roots_of(${ids}::uuid[]))
    select ${waitingIn(roots)} as waiting from users
    where id = ${viewerId} and deleted_on is null and role = any(${[...contentRoles]}::global_role[])`.execute(db);
  const waiting = rows[0]?.waiting ?? [];
  if (waiting.length === 0) return read(context);
  return upon(db, waiting, async (later) => {
    // Else questions get their versions only when a transaction ends.
    await sql`set constraints questions_keep_version, answers_keep_version immediate`.execute(later);
    return read({ ...context, db: later });
  });
}
