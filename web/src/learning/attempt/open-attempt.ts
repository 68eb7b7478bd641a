import { noChanges } from '../../base/saving/changes.ts';
import type { SaveQueue } from '../../base/saving/save-queue.ts';
import type { SavedReply } from '../../base/saving/save-request.ts';
import { lateAnswers } from './conflict.ts';
import { standingOf, type PlayedAttempt } from './played-attempt.ts';
import { openWorkingCopy, type CopySurroundings, type WorkingCopy } from './working-copy.ts';

/**
 * Opens the working copy of an attempt that was just loaded. What an earlier page could not save is sent first; then, or where
 * that was sent since, the server's copy is loaded again. Null where the attempt is gone; it rejects while a check or a
 * submission of the earlier page has no answer, since nothing can be known before that.
 */
export async function openAttempt<Attempt extends PlayedAttempt, Reply extends SavedReply>(
  loaded: Attempt,
  queue: SaveQueue<Reply>,
  load: () => Promise<Attempt | null>,
  keepLate: CopySurroundings<Attempt>['keepLate'] = async () => {},
): Promise<WorkingCopy<Attempt, Reply> | null> {
  const { mark, halt } = queue.status();
  if (mark === 'saved' && halt === null && queue.revision() === loaded.revision)
    return openWorkingCopy(loaded, queue, inThisPage(load, keepLate));
  await queue.flush();
  if (queue.status().act) throw new Error('what was asked for before is not answered yet');
  const fresh = await load();
  const late = fresh?.over ? lateAnswers(queue.unsaved(), standingOf(fresh)) : [];
  if (fresh?.over) await keepLate(fresh, queue.unsaved());
  if (fresh === null || fresh.over) queue.discard();
  else if (queue.status().mark === 'saved') queue.resume(fresh.revision, noChanges);
  return fresh && openWorkingCopy(fresh, queue, inThisPage(load, keepLate), late);
}

function inThisPage<Attempt extends PlayedAttempt>(
  load: () => Promise<Attempt | null>,
  keepLate: CopySurroundings<Attempt>['keepLate'],
): CopySurroundings<Attempt> {
  return {
    load,
    keepLate,
    deviceTime: () => Date.now(),
    after: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    now: () => performance.now(),
    inView: () => document.visibilityState === 'visible',
  };
}
