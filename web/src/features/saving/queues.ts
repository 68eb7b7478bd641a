import { beforeSignOut } from '../session/before-sign-out.ts';
import { onForget } from '../session/forget.ts';
import { getSession } from '../session/session-store.ts';
import { noChanges } from './changes.ts';
import { openSaveQueue, type SaveQueue } from './save-queue.ts';
import type { Outcome, SavedReply, SaveRequest, SaveTarget } from './save-request.ts';
import { keepUnsaved, ownerNow, readUnsaved } from './unsaved-store.ts';

type Listener = () => void;

const open = new Map<string, SaveQueue>();
const beforeLeaving = new Set<Listener>();
let listening = false;

/**
 * The queue of an attempt, with what an earlier page of this tab could not save. It lives on after its player is left,
 * until everything is sent. `revision` is that of the server's copy; it counts where nothing is unsaved.
 */
export function queueFor<Reply extends SavedReply>(
  target: SaveTarget,
  revision: number,
  send: (request: SaveRequest) => Promise<Outcome<Reply>>,
): SaveQueue<Reply> {
  const known = open.get(target.attempt_id) as SaveQueue<Reply> | undefined;
  if (known) {
    if (known.status().mark === 'saved') known.resume(revision, noChanges);
    return known;
  }
  const owner = ownerNow();
  const stored = readUnsaved(owner, target.attempt_id);
  const queue = openSaveQueue<Reply>(target, stored ?? { revision, request: null, changes: noChanges }, {
    send,
    keep: (unsaved) => keepUnsaved(owner, target, unsaved),
    newKey: () => crypto.randomUUID(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  open.set(target.attempt_id, queue);
  listen();
  queue.subscribe(warnOnlyWhileUnsaved);
  warnOnlyWhileUnsaved();
  return queue;
}

/** Calls back just before everything is sent because the page is hidden or left, until the returned function is called. */
export function onLeaving(listener: Listener): () => void {
  beforeLeaving.add(listener);
  return () => beforeLeaving.delete(listener);
}

/** Sends what every queue holds, now. */
async function flushAll(): Promise<void> {
  await Promise.all([...open.values()].map((queue) => queue.flush()));
}

/** Closes all queues: the person has signed out. */
export function forgetQueues(): void {
  for (const queue of open.values()) queue.close();
  open.clear();
  warnOnlyWhileUnsaved();
}

function listen(): void {
  if (listening) return;
  listening = true;
  beforeSignOut(flushAll);
  onForget(forgetQueues);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
    else void flushAll();
  });
  window.addEventListener('pagehide', leave);
  window.addEventListener('online', () => void flushAll());
}

function leave(): void {
  for (const listener of beforeLeaving) listener();
  void flushAll();
}

/** The browser asks before the page is left, but only while something could be lost by it. */
function warnOnlyWhileUnsaved(): void {
  const unsaved = [...open.values()].some((queue) => queue.status().mark !== 'saved');
  if (unsaved) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  // On the way to the sign-in nothing is lost: what is unsaved waits for the same person to come back.
  if (getSession() === null) return;
  void flushAll();
  event.preventDefault();
}
