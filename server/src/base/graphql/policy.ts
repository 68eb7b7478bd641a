import { AsyncLocalStorage } from 'node:async_hooks';
import * as policy from '@lectern/domain/permission.ts';
import type { Operation, Principal } from '@lectern/domain/permission.ts';
import type { Bound } from '@lectern/domain/base/permission/bound.ts';
import { sql, type RawBuilder } from 'kysely';

// A check that could be asked without the bound of its session would one day be: so nothing hands it on by hand.
const bounds = new AsyncLocalStorage<Bound | null>();

/** Does the work of a call with the bound of its session, which every check of the policy below it reads. */
export const withBound = <Result>(bound: Bound | null, work: () => Result): Result => bounds.run(bound, work);

/** What the session of this call is bound to; null for a person's own. */
export const currentBound = (): Bound | null => bounds.getStore() ?? null;

/** Whether one of the operation's rules holds for the caller, within what their session is bound to. */
export const isAllowed = (operation: Operation, principal: Principal): boolean =>
  policy.isAllowed(operation, principal, currentBound());

/** Which of some operations about one object the caller may call, in their order. */
export const allowedOperations = <Some extends Operation>(some: readonly Some[], principal: Principal): Some[] =>
  policy.allowedOperations(some, principal, currentBound());

/** Whether the session of this call may see an institution at all, in SQL: for what is read about a person everywhere. */
export const isWithinBound = (institutionId: RawBuilder<unknown>): RawBuilder<boolean> => {
  const bound = currentBound();
  return bound ? sql<boolean>`${institutionId} = ${bound.institutionId}` : sql<boolean>`true`;
};
