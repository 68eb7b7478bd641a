import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import { isAllowed } from '../graphql/policy.ts';
import type { Context } from '../graphql/context.ts';
import type { WrittenItem } from '../content/written-item.ts';
import { dropCopy } from '../working-copy/drop-copy.ts';
import type { AuthoredShape } from './authored.ts';
import type { AuthoringAct } from './authoring-act.ts';
import { keepAct, type Author } from './keep-act.ts';
import { namedIn } from './named-in.ts';
import { waitingAround, type WaitingChange } from './waiting-changes/waiting-change.ts';

/**
 * Lets the caller do an operation of authoring and keeps all that `work` writes as one change set, with its audit entry.
 * What learners would see at once waits where the caller may not publish, or wants it to wait. It is called once in a
 * mutation, which may name what was typed and is saved by it, so that it goes; `work` may run twice, and may return items to be named in the reply that were found as they should be.
 */
export async function author(
  context: Context,
  operation: Operation,
  work: (act: AuthoringAct) => Promise<readonly WrittenItem[] | void>,
): Promise<AuthoredShape> {
  const { later, ids } = namedIn(context.given);
  const named = [...ids, ...(context.met ?? [])];
  const { waiting, ...viewer } = await readAuthor(context, named);
  context.checks.allow(operation, { signedIn: true, globalRole: viewer.role });
  const waits = later || waitsFor(operation, viewer.role);
  const saved = context.savedCopy && dropCopy(viewer.id, context.savedCopy);
  return keepAct(context, {
    by: viewer.id,
    waits,
    about: { operation, saved },
    named,
    waiting,
    work,
  });
}

/** Whether what a person of a role does waits where learners would see it; to publish or hide something is its own right. */
export const waitsFor = (operation: string, role: GlobalRole): boolean =>
  !/^(un)?publish/.test(operation) && !isAllowed('publishChanges', { signedIn: true, globalRole: role });

/** Who calls, with what waits in all that the items named in the call belong to: one statement. */
async function readAuthor(
  { db, viewerId }: Context,
  named: readonly string[],
): Promise<Pick<Author, 'waiting'> & { readonly id: string; readonly role: GlobalRole }> {
  if (!viewerId) throw new Refusal('UNAUTHENTICATED');
  const { rows } = await sql<{ id: string; role: GlobalRole; waiting: WaitingChange[] }>`/* author */
    select id, role, ${named.length > 0 ? waitingAround(named) : sql`'[]'::jsonb`} as waiting
    from users where id = ${viewerId} and deleted_on is null`.execute(db);
  const [viewer] = rows;
  if (!viewer) throw new Refusal('UNAUTHENTICATED');
  return viewer;
}
