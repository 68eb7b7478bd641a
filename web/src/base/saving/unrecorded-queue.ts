import { joined, noChanges, type Changes } from './changes.ts';
import { openSaveQueue, type SaveQueue } from './save-queue.ts';
import type { Act, Outcome, SavedReply, SaveTarget } from './save-request.ts';

/**
 * The queue of an attempt that is recorded nowhere: what is entered stays in this page, and only acts reach the server,
 * each with everything entered so far.
 */
export function openUnrecordedQueue<Reply extends SavedReply>(
  target: SaveTarget,
  savedReply: (revision: number) => Reply,
  send: (act: Act, entered: Changes, revision: number) => Promise<Outcome<Reply>>,
): SaveQueue<Reply> {
  let entered = noChanges;
  return openSaveQueue<Reply>(
    target,
    { revision: 0, request: null, changes: noChanges },
    {
      send: async ({ revision, act, changes }) => {
        entered = joined(entered, changes);
        return act ? send(act, entered, revision) : { kind: 'DONE', reply: savedReply(revision + 1) };
      },
      keep: async () => true,
      newKey: () => crypto.randomUUID(),
      after: (milliseconds, run) => {
        const timer = setTimeout(run, milliseconds);
        return () => clearTimeout(timer);
      },
    },
  );
}
