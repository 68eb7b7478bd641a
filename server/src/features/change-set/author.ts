import type { Operation } from '@lectern/domain/permission.ts';
import { actorOf } from '../../audit/actor.ts';
import { getViewer, type Context } from '../../graphql/context.ts';
import type { ContentAct } from '../content/content-act.ts';
import type { RecordedChange, RecordedChanges } from '../content/recorded-changes.ts';
import type { WrittenItem } from '../content/written-item.ts';
import type { AuthoredItemShape, AuthoredShape } from './authored.ts';
import { dropCopy } from '../working-copy/drop-copy.ts';
import { writeChangeSet } from './write-change-set.ts';

/** An act of authoring, and what it has done so far. */
export type AuthoringAct = ContentAct & { readonly changes: RecordedChanges };

/**
 * Lets the caller do an operation of authoring and keeps all that `work` writes as one change set, with its audit entry.
 * What was typed and is saved by it, if the call names that, goes with it. It is called once in a mutation; `work` may return items to be named in the reply that were found as they should be.
 */
export async function author(
  context: Context,
  operation: Operation,
  work: (act: AuthoringAct) => Promise<readonly WrittenItem[] | void>,
): Promise<AuthoredShape> {
  const viewer = await getViewer(context);
  context.checks.allow(operation, { signedIn: true, globalRole: viewer.role });
  const act: AuthoringAct = { kind: 'AUTHORING', by: viewer.id, on: null, changes: new Map() };
  const written = (await work(act)) ?? [];
  const saved = context.savedCopy && dropCopy(viewer.id, context.savedCopy);
  const change_set_id = await writeChangeSet(context.db, act, actorOf(context), { operation, saved });
  // What says the same as before is saved too.
  if (saved && change_set_id === null) await saved.execute(context.db);
  const same = written.filter(({ id }) => !act.changes.has(id));
  return { change_set_id, items: [...authoredItems(act.changes), ...same] };
}

/** What a reply says of the items of an act. */
export const authoredItems = (changes: RecordedChanges): AuthoredItemShape[] =>
  [...changes.values()].map((change) => ({ id: change.id, version: change.after.version, what: whatOf(change) }));

function whatOf({ before, after }: RecordedChange): AuthoredItemShape['what'] {
  if (!before) return 'MADE';
  if (after.deleted !== undefined) return after.deleted ? 'REMOVED' : 'RESTORED';
  if (before.version !== after.version) return 'CHANGED';
  return after.published ? 'PUBLISHED' : 'UNPUBLISHED';
}
