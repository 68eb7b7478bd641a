import { rulesOf, type Operation, type Principal } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { isAllowed } from './policy.ts';
import type { Claims } from '../session/token.ts';
import type { Services } from '../../services.ts';

/** The signed-in person as the database knows them at this moment. */
export type Viewer = {
  readonly id: string;
  readonly role: GlobalRole;
  readonly email: string;
  readonly email_verified: boolean;
};

/** A working copy as its form knows it. */
export type SavedCopy = { readonly id: string; readonly revision: number };

/** What surrounds one GraphQL operation. In a mutation, `db` is the transaction that the act runs in. */
export type Context = Services & {
  /** The user behind the token; null for anonymous callers. Whether the user still exists is asked with each statement. */
  readonly viewerId: string | null;
  /** What the token says; kept apart from `viewerId`, because a token may come before its user. */
  readonly claims: Claims | null;
  readonly requestId: string;
  readonly ip: string;
  readonly idempotencyKey: string | null;
  /** The working copy that a save is about, which goes with it; null where the caller names none. */
  readonly savedCopy: SavedCopy | null;
  readonly checks: PermissionChecks;
  /** What a document of several calls has asked so far, by the question; null where there is one call. */
  readonly answers: Map<string, unknown> | null;
  /** The arguments of a mutation. */
  readonly given?: unknown;
  /** The items at which earlier tries of a mutation have met something; left out where it is tried for the first time. */
  readonly met?: readonly string[];
  /** The number of the audit entry that is being taken back; left out where nothing is. */
  readonly undoes?: number | undefined;
};

/** Which operations have asked for permission so far; one that answers without having asked is a bug. */
export class PermissionChecks {
  readonly #asked = new Set<Operation>();

  /** Lets the operation go on if a rule of the policy holds for the caller, else refuses. */
  allow(operation: Operation, principal: Principal): void {
    this.#asked.add(operation);
    if (isAllowed(operation, principal)) return;
    if (!principal.signedIn) throw new Refusal('UNAUTHENTICATED');
    throw new Refusal(isAboutAnObject(operation) ? 'NOT_FOUND' : 'FORBIDDEN');
  }

  wasAsked(operation: Operation): boolean {
    return this.#asked.has(operation);
  }
}

/** Thrown where a probe finds the right held. */
class RightHeld extends Error {}

/** Lets an act run until it has asked for permission, and no further. */
class PermissionProbe extends PermissionChecks {
  override allow(operation: Operation, principal: Principal): void {
    super.allow(operation, principal);
    throw new RightHeld();
  }
}

/** Refuses as the act refuses a caller who may not do it now; what it would do is not done. */
export async function refuseWithoutRight(act: (checks: PermissionChecks) => unknown): Promise<void> {
  try {
    await act(new PermissionProbe());
  } catch (error) {
    if (!(error instanceof RightHeld)) throw error;
  }
}

/** Objects that are not the caller's look like missing ones; staff areas as a whole may say that they are closed. */
function isAboutAnObject(operation: Operation): boolean {
  return rulesOf(operation).some(({ scope }) => ['group', 'institution', 'own', 'free'].includes(scope));
}

/** The signed-in person, read from the database now; it refuses anonymous callers and deleted users. */
export async function getViewer(context: Context): Promise<Viewer> {
  if (!context.viewerId) throw new Refusal('UNAUTHENTICATED');
  const viewer = await context.db
    .selectFrom('users')
    .select(['id', 'role', 'email', 'email_verified'])
    .where('id', '=', context.viewerId)
    .where('deleted_on', 'is', null)
    .executeTakeFirst();
  if (!viewer) throw new Refusal('UNAUTHENTICATED');
  return viewer;
}

/** The id of the signed-in person for statements that look the person up themselves; it refuses anonymous callers. */
export function getViewerId(context: Pick<Context, 'viewerId'>): string {
  if (!context.viewerId) throw new Refusal('UNAUTHENTICATED');
  return context.viewerId;
}
