import { isEmpty, joined, noChanges, type Changes } from './changes.ts';
import type { Act, SaveRefusal, SaveRequest } from './save-request.ts';

/** Why nothing is sent: another writer came first, or the server said no. */
export type Halt = { readonly kind: 'CONFLICT' } | ({ readonly kind: 'REFUSED' } & SaveRefusal);

/** What one attempt still has to send, and how far that is. */
export type QueueState = {
  /** The revision that the next request is based on. */
  readonly revision: number;
  /** Sent and not answered yet; it goes out again until it is. */
  readonly request: SaveRequest | null;
  /** Not in a request yet. */
  readonly changes: Changes;
  /** Waits until all that comes before it is saved. */
  readonly wanted: Act | null;
  /** How often the request was lost in a row. */
  readonly failures: number;
  /** Whether the server was reached when it was lost last. */
  readonly answered: boolean;
  readonly halt: Halt | null;
};

/** What survives the tab: the rest is begun anew. */
export type Unsaved = Pick<QueueState, 'revision' | 'request' | 'changes'>;

export function queueState(unsaved: Unsaved): QueueState {
  return { ...unsaved, wanted: null, failures: 0, answered: false, halt: null };
}

export function withChanges(state: QueueState, changes: Changes): QueueState {
  return { ...state, changes: joined(state.changes, changes) };
}

/** Everything that the server has not acknowledged. */
export function unsavedIn({ request, changes }: Pick<QueueState, 'request' | 'changes'>): Changes {
  return request ? joined(request.changes, changes) : changes;
}

export function hasUnsaved(state: QueueState): boolean {
  return state.request !== null || state.wanted !== null || !isEmpty(state.changes);
}

/**
 * What goes out now: the request that is not answered, else the act that is wanted, where nothing has to be saved
 * before it, else the changes. Null where there is nothing, or where the queue is halted.
 */
export function nextRequest(state: QueueState, newKey: () => string): SaveRequest | null {
  const { request, revision, changes, wanted, halt } = state;
  if (halt) return null;
  if (request) return request;
  if (wanted && takesAlong(wanted, changes)) return { key: newKey(), revision, act: wanted, changes };
  return isEmpty(changes) ? null : { key: newKey(), revision, act: null, changes };
}

/** Whether the call of an act carries these changes; others are saved before it. */
function takesAlong(act: Act, { index, questions }: Changes): boolean {
  if (act.kind === 'SUBMIT') return true;
  const own = act.kind === 'CHECK' ? act.question_id : null;
  return index === null && Object.keys(questions).every((id) => id === own);
}

/** The request is on its way; what it carries is no longer waiting. */
export function sent(state: QueueState, request: SaveRequest): QueueState {
  if (request === state.request) return state;
  return { ...state, request, changes: noChanges, wanted: request.act ? null : state.wanted };
}

/** The server has acknowledged the request. */
export function acknowledged(state: QueueState, revision: number): QueueState {
  return { ...state, request: null, revision, failures: 0 };
}

export function lost(state: QueueState, answered: boolean): QueueState {
  return { ...state, failures: state.failures + 1, answered };
}

/** The server said no: what the request carried waits again, behind it whatever came later. */
export function refused(state: QueueState, refusal: SaveRefusal): QueueState {
  const { request } = state;
  const waiting = { ...state, request: null, changes: unsavedIn(state), failures: 0 };
  if (refusal.code === 'CONFLICT') return { ...waiting, wanted: null, halt: { kind: 'CONFLICT' } };
  return request?.act ? waiting : { ...waiting, wanted: null, halt: { kind: 'REFUSED', ...refusal } };
}

/** Goes on from the server's copy with what is kept of the unsaved changes. */
export function resumed(state: QueueState, revision: number, keep: Changes): QueueState {
  return { ...state, revision, request: null, changes: keep, wanted: null, failures: 0, halt: null };
}
