import { getSession } from './session-store.ts';
import { checkedName } from './stored-names.ts';

const lastFor = 5 * 60_000;
let doneAt = -lastFor;

const person = (): string | null => {
  const session = getSession();
  return session && `${session.issuer} ${session.subject}`;
};

/** Whether the first call of this session, which asks for the initial checks, is still to come. */
export const checksAreDue = (): boolean => sessionStorage.getItem(checkedName) !== person();

/**
 * The first call has succeeded; no other call of this session asks for them, in later pages neither. Its reply names the
 * groups that have awaited the person, who is in them now.
 */
export function checksAreDone(reply: Response): void {
  sessionStorage.setItem(checkedName, person() ?? '');
  doneAt = performance.now();
  const named = reply.headers.get('joined-groups');
  if (named) setJoined([...joined, ...named.split(' ')]);
}

let joined: readonly string[] = [];
const listeners = new Set<() => void>();

function setJoined(ids: readonly string[]): void {
  joined = ids;
  for (const listener of listeners) listener();
}

/** The ids of the groups that have awaited the person and that they are in now, until they are told. */
export const joinedByAwaiting = (): readonly string[] => joined;

export const joinedIsTold = (): void => setJoined([]);

export function onJoinedByAwaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The next call asks for them where they were done minutes ago: they are several statements. */
export function forgetOldChecks(): void {
  if (performance.now() - doneAt >= lastFor) forgetChecks();
}

/** The next call asks for them, as the first one of a session. */
export function forgetChecks(): void {
  sessionStorage.removeItem(checkedName);
}
