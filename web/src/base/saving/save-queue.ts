import type { SaveState } from '../../ui/figures/save-mark.tsx';
import { isEmpty, noChanges, type Changes } from './changes.ts';
import {
  acknowledged,
  hasUnsaved,
  lost,
  nextRequest,
  queueState,
  refused,
  resumed,
  sent,
  unsavedIn,
  withChanges,
  type Halt,
  type QueueState,
  type Unsaved,
} from './queue-state.ts';
import { retryDelay } from './retry-delay.ts';
import type { Act, Outcome, SavedReply, SaveRefusal, SaveRequest, SaveTarget } from './save-request.ts';

/** What a queue needs of the world around it. */
export type Surroundings<Reply extends SavedReply> = {
  readonly send: (request: SaveRequest) => Promise<Outcome<Reply>>;
  /** Keeps what is unsaved for the time after this page, and says whether it is kept; null means nothing is unsaved, and false is said. */
  readonly keep: (unsaved: Unsaved | null) => Promise<boolean>;
  readonly newKey: () => string;
  /** Runs something later; the returned function calls it off. */
  readonly after: (milliseconds: number, run: () => void) => () => void;
};

/** What a person is told: the cloud in the bar, why nothing is sent, if so, and the act that is under way. */
export type SaveStatus = { readonly mark: SaveState; readonly halt: Halt | null; readonly act: Act | null };

/** What became of an act. CONFLICT: another writer came first; the act was not done. */
export type ActOutcome<Reply> =
  | { readonly kind: 'DONE'; readonly reply: Reply }
  | ({ readonly kind: 'REFUSED' } & SaveRefusal);

/** Sends the changes of one attempt to the server, in order, each with one effect, until it has them all. */
export type SaveQueue<Reply extends SavedReply = SavedReply> = {
  readonly target: SaveTarget;
  /** Takes changes in; they are sent after a second of quiet, 5 seconds later at most. */
  readonly change: (changes: Changes) => void;
  /** Sends at once. True once everything so far has arrived, false after the first try that failed. */
  readonly flush: () => Promise<boolean>;
  /**
   * Does an act after everything before it is saved, and waits while the server cannot be reached. Asked again while one
   * is under way, it gives the outcome of that one.
   */
  readonly act: (act: Act) => Promise<ActOutcome<Reply>>;
  /** Takes in what another page could not save; only where nothing is unsaved here. It is sent as that page would have. */
  readonly takeOver: (left: Unsaved) => Promise<boolean>;
  /** Goes on from the server's copy after a conflict, with what is kept of the unsaved changes. */
  readonly resume: (revision: number, keep: Changes) => void;
  /** Forgets what is unsaved: the attempt is over. */
  readonly discard: () => void;
  /** Sends and stores nothing any more. */
  readonly close: () => void;
  readonly revision: () => number;
  readonly unsaved: () => Changes;
  readonly status: () => SaveStatus;
  readonly subscribe: (listener: () => void) => () => void;
};

const quietFor = 1000;
const latestAfter = 5000;
const againAfterRefusal = 15_000;
const final = new Set(['ATTEMPT_OVER', 'TIME_OVER']);

/** Opens the queue of an attempt with what an earlier page could not save. */
export function openSaveQueue<Reply extends SavedReply>(
  target: SaveTarget,
  unsaved: Unsaved,
  around: Surroundings<Reply>,
): SaveQueue<Reply> {
  let state = queueState(unsaved);
  let kept = false;
  let status = statusOf(state, kept);
  let working = false;
  let closed = false;
  let asked: PromiseWithResolvers<ActOutcome<Reply>> | null = null;
  const flushed = new Set<(all: boolean) => void>();
  const listeners = new Set<() => void>();
  const timers = new Map<'quiet' | 'latest' | 'retry', () => void>();

  function set(next: QueueState): void {
    if (closed) return;
    state = next;
    void keep();
    tell();
  }

  async function keep(): Promise<boolean> {
    const { revision, request, changes } = state;
    kept = await around.keep(request || !isEmpty(changes) ? { revision, request, changes } : null);
    tell();
    return kept;
  }

  function tell(): void {
    const now = statusOf(state, kept);
    if (now.mark === status.mark && now.halt === status.halt && now.act === status.act) return;
    status = now;
    for (const listener of listeners) listener();
  }

  function later(name: 'quiet' | 'latest' | 'retry', milliseconds: number, run: () => void = wake): void {
    timers.get(name)?.();
    timers.set(name, around.after(milliseconds, run));
  }

  function wake(): void {
    stopTimers();
    if (!working && !closed) void work();
  }

  function stopTimers(): void {
    for (const cancel of timers.values()) cancel();
    timers.clear();
  }

  async function work(): Promise<void> {
    working = true;
    for (;;) {
      const request = nextRequest(state, around.newKey);
      if (!request) break;
      set(sent(state, request));
      const outcome = await around.send(request).catch((): Outcome<Reply> => ({ kind: 'LOST' }));
      if (closed) return;
      if (state.request !== request) continue;
      if (!settle(request, outcome)) break;
    }
    working = false;
    settleFlushes(!hasUnsaved(state));
  }

  /** Takes the outcome in; false where the queue has to wait. */
  function settle(request: SaveRequest, outcome: Outcome<Reply>): boolean {
    if (outcome.kind === 'DONE') {
      set(acknowledged(state, outcome.reply.revision));
      if (request.act) answer({ kind: 'DONE', reply: outcome.reply });
      return true;
    }
    if (outcome.kind === 'LOST') {
      set(lost(state, outcome.answered === true));
      later('retry', retryDelay(state.failures, outcome.retryAfter));
      return false;
    }
    set(refused(state, outcome));
    if (request.act || !state.wanted) answer(outcome);
    if (state.halt?.kind === 'REFUSED' && !final.has(state.halt.code)) later('retry', againAfterRefusal, tryAgain);
    return state.halt === null;
  }

  function tryAgain(): void {
    if (state.halt?.kind === 'REFUSED') set({ ...state, halt: null });
    wake();
  }

  function answer(outcome: ActOutcome<Reply>): void {
    asked?.resolve(outcome);
    asked = null;
  }

  function settleFlushes(all: boolean): void {
    for (const resolve of flushed) resolve(all);
    flushed.clear();
  }

  return {
    target,
    change(changes) {
      set(withChanges(state, changes));
      if (working || timers.has('retry') || state.halt) return;
      later('quiet', quietFor);
      if (!timers.has('latest')) later('latest', latestAfter);
    },
    flush() {
      if (!hasUnsaved(state)) return Promise.resolve(true);
      const done = new Promise<boolean>((resolve) => flushed.add(resolve));
      if (state.halt?.kind === 'CONFLICT') settleFlushes(false);
      else tryAgain();
      return done;
    },
    act(act) {
      if (state.halt?.kind === 'CONFLICT') return Promise.resolve({ kind: 'REFUSED', code: 'CONFLICT', text: '' });
      asked ??= Promise.withResolvers<ActOutcome<Reply>>();
      const { promise } = asked;
      if (!underWay(state)) set({ ...state, wanted: act });
      tryAgain();
      return promise;
    },
    takeOver(left) {
      if (hasUnsaved(state)) throw new Error('what is unsaved here comes first');
      state = queueState(left);
      const isKept = keep();
      tell();
      wake();
      return isKept;
    },
    resume(revision, stays) {
      set(resumed(state, revision, stays));
      wake();
    },
    close() {
      closed = true;
      stopTimers();
    },
    discard() {
      stopTimers();
      set(resumed(state, state.revision, noChanges));
      settleFlushes(true);
    },
    revision: () => state.revision,
    unsaved: () => unsavedIn(state),
    status: () => status,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function statusOf(state: QueueState, kept: boolean): SaveStatus {
  const failed = !kept ? 'unkept' : whyNotSaved(state);
  const mark = !hasUnsaved(state) ? 'saved' : state.halt || state.failures > 0 ? failed : 'saving';
  return { mark, halt: state.halt, act: underWay(state) };
}

function whyNotSaved({ halt, answered, failures }: QueueState): 'refused' | 'faulty' | 'failed' {
  if (halt?.kind === 'REFUSED') return 'refused';
  return answered && failures > 0 ? 'faulty' : 'failed';
}

/** The act that is sent or waits to be sent. */
function underWay({ request, wanted }: QueueState): Act | null {
  return request?.act ?? wanted;
}
