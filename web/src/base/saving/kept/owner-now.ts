import { getSession } from '../../session/session-store.ts';

/** Whose answers are kept; null for visitors, whose answers are nowhere. */
export function ownerNow(): string | null {
  const session = getSession();
  return session && `${session.issuer} ${session.subject}`;
}
