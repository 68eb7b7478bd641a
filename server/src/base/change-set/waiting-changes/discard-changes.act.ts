import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { isAllowed } from '../../graphql/policy.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer, type Context } from '../../graphql/context.ts';
import { auditChanges } from './audit-changes.ts';
import { bringBackChanges, discardChanges, holdDiscarded } from './discard-changes.ts';
import { holdWaiting, type WaitingChange } from './waiting-change.ts';

const args = { ids: { description: 'The changes.' } };

builder.mutationField('discardChanges', (t) =>
  t.idList({
    description:
      'Throws changes that wait away, with a way back for 30 days: for whoever publishes, and for authors their own. It returns their ids; one that waits no more is NOT_FOUND, one of somebody else FORBIDDEN, and nothing is thrown away then.',
    args: { ids: t.arg.idList(args.ids) },
    resolve: async (_root, { ids }, context) => {
      const { db } = context;
      const held = await holdOwn(context, 'discardChanges', ids, () => holdWaiting(db, ids));
      await discardChanges(db, held.by, held.changes);
      await auditChanges(context, 'CONTENT_DISCARDED', held.changes);
      return ids;
    },
  }),
);

builder.mutationField('bringBackChanges', (t) =>
  t.idList({
    description:
      'Lets changes that were thrown away wait again, for those who may throw them away. It returns their ids; after 30 days one is NOT_FOUND, and where something else waits at an item it is a CONFLICT that names the items.',
    args: { ids: t.arg.idList(args.ids) },
    resolve: async (_root, { ids }, context) => {
      const { db } = context;
      const { changes } = await holdOwn(context, 'bringBackChanges', ids, () => holdDiscarded(db, ids));
      await bringBackChanges(db, changes);
      await auditChanges(context, 'CONTENT_DISCARD_UNDONE', changes);
      return ids;
    },
  }),
);

/** Holds changes for somebody who may publish, or who has made all of them. */
async function holdOwn(
  context: Context,
  operation: Operation,
  ids: readonly string[],
  hold: () => Promise<WaitingChange[]>,
): Promise<{ readonly by: string; readonly changes: readonly WaitingChange[] }> {
  const { id: by, role } = await getViewer(context);
  const principal = { signedIn: true, globalRole: role };
  context.checks.allow(operation, principal);
  const changes = await hold();
  if (changes.length !== new Set(ids).size) throw new Refusal('NOT_FOUND', { field: 'ids' });
  const isOwn = changes.every(({ changed_by }) => changed_by === by);
  if (!isOwn && !isAllowed('publishChanges', principal)) throw new Refusal('FORBIDDEN');
  return { by, changes };
}
