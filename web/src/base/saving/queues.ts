import type { Client } from 'urql';
import { beforeSignOut } from '../session/sign-out/before-sign-out.ts';
import { onForget } from '../session/forget.ts';
import { getSession } from '../session/session-store.ts';
import { noChanges, type Changes } from './changes.ts';
import { deviceKey } from './kept/device-key.ts';
import { deleteKept, forgetRecords, namesKeptElsewhere, takeOverLeft, type LeftAnswers } from './kept/kept-answers.ts';
import { openKeeper } from './kept/open-keeper.ts';
import { ownerNow } from './kept/owner-now.ts';
import { leaveName } from './kept/this-page.ts';
import { unsavedIn } from './queue-state.ts';
import { openSaveQueue, type SaveQueue } from './save-queue.ts';
import { idOfTarget, type Outcome, type SavedReply, type SaveRequest, type SaveTarget } from './save-request.ts';

type Listener = () => void;

const open = new Map<string, SaveQueue>();
/** What pages that are gone have left, by attempt or item, until its queue has it. */
const left = new Map<string, LeftAnswers[]>();
const beforeLeaving = new Set<Listener>();
let listening = false;

/**
 * The queue of an attempt or a form, with what pages that are gone could not save. It lives on after its player is left, until
 * everything is sent. `revision` is that of the server's copy as it was loaded. A queue that was there before may have saved
 * something since: where its revision is another one, what was loaded has to be loaded again.
 */
export async function queueFor<Reply extends SavedReply>(
  client: Client,
  target: SaveTarget,
  revision: number,
  send: (request: SaveRequest) => Promise<Outcome<Reply>>,
): Promise<SaveQueue<Reply>> {
  // The key is asked for while there is a line. What is left and cannot be had now is taken over later; it is then
  // compared with what stands by that time.
  await Promise.allSettled([lookForLeft(client), deviceKey(client)]);
  const id = idOfTarget(target);
  const known = open.get(id) as SaveQueue<Reply> | undefined;
  const queue = known ?? openQueue(client, target, revision, send);
  const leftOf = left.get(id) ?? [];
  left.delete(id);
  takeOverInTurn(queue, leftOf);
  return queue;
}

function openQueue<Reply extends SavedReply>(
  client: Client,
  target: SaveTarget,
  revision: number,
  send: (request: SaveRequest) => Promise<Outcome<Reply>>,
): SaveQueue<Reply> {
  const owner = ownerNow();
  const queue = openSaveQueue<Reply>(
    target,
    { revision, request: null, changes: noChanges },
    {
      send: async (request) => (owner === ownerNow() ? send(request) : { kind: 'LOST' }),
      keep: openKeeper(client, target),
      newKey: () => crypto.randomUUID(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );
  open.set(idOfTarget(target), queue);
  listen(client);
  queue.subscribe(warnOnlyWhileUnsaved);
  return queue;
}

/** Each after all before it has arrived: what came of it then is compared like any other change from elsewhere. */
function takeOverInTurn(queue: SaveQueue, waiting: LeftAnswers[]): void {
  const next = () => {
    if (queue.status().mark !== 'saved') return;
    const one = waiting.shift();
    if (!one) return stop();
    void queue.takeOver(one.unsaved).then((isKept) => (isKept ? forgetRecords([one.record]) : undefined));
  };
  const stop = queue.subscribe(next);
  next();
}

/** Takes over what pages that are gone have left of the signed-in person, and names what is to be sent. */
export async function lookForLeft(client: Client): Promise<SaveTarget[]> {
  listen(client);
  for (const one of await takeOverLeft(client)) {
    const id = idOfTarget(one.target);
    const before = left.get(id) ?? [];
    left.set(id, [...before, one]);
  }
  return [...left.values()].flatMap(([first]) => (first ? [first.target] : []));
}

/** What this page has still to send: of its own, and of pages that are gone. */
export function unsentHere(): { readonly target: SaveTarget; readonly changes: Changes }[] {
  const own = unsavedQueues().map((queue) => ({ target: queue.target, changes: queue.unsaved() }));
  return [...own, ...[...left.values()].flat().map((one) => ({ target: one.target, changes: unsavedIn(one.unsaved) }))];
}

const unsavedQueues = () => [...open.values()].filter((queue) => queue.status().mark !== 'saved');

/** Calls back just before everything is sent because the page is hidden or left, until the returned function is called. */
export function onLeaving(listener: Listener): () => void {
  beforeLeaving.add(listener);
  return () => beforeLeaving.delete(listener);
}

/** Sends what every queue holds, now. */
async function flushAll(): Promise<void> {
  await Promise.all([...open.values()].map((queue) => queue.flush()));
}

/** What of the signed-in person is not sent, in this tab and in others. */
async function namesLeft(client: Client): Promise<(string | null)[]> {
  return [...unsavedQueues().map(({ target }) => target.name), ...(await namesKeptElsewhere(client))];
}

/** Closes all queues: the person has signed out. What the device still keeps is for the next page of theirs. */
export function forgetQueues(): void {
  for (const queue of open.values()) queue.close();
  open.clear();
  left.clear();
  leaveName();
  warnOnlyWhileUnsaved();
}

function listen(client: Client): void {
  if (listening) return;
  listening = true;
  beforeSignOut({ finish: flushAll, left: () => namesLeft(client), giveUp: deleteKept });
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
  if (unsavedQueues().length > 0) window.addEventListener('beforeunload', warn);
  else window.removeEventListener('beforeunload', warn);
}

function warn(event: BeforeUnloadEvent): void {
  // On the way to the sign-in nothing is lost: what is unsaved waits for the same person to come back.
  if (getSession() === null) return;
  void flushAll();
  event.preventDefault();
}
