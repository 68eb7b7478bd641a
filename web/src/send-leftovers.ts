import type { Client } from 'urql';
import { showToast } from './ui/feedback/toast-store.ts';
import { sendSitting } from './features/assessment/send-sitting.ts';
import { queueFor } from './features/saving/queues.ts';
import type { SaveQueue } from './features/saving/save-queue.ts';
import { allUnsaved, type StoredUnsaved } from './features/saving/unsaved-store.ts';
import { sendStudyProject } from './features/study-project/send-study-project.ts';

/** Sends what earlier pages of this tab could not save, whichever page the person has come back to. */
export async function sendLeftovers(client: Client): Promise<void> {
  await Promise.all(allUnsaved().map((stored) => send(queueOf(client, stored))));
}

function queueOf(client: Client, { target, revision }: StoredUnsaved): SaveQueue {
  return target.type === 'STUDY_PROJECT'
    ? queueFor(target, revision, (request) => sendStudyProject(client, target, request))
    : queueFor(target, revision, (request) => sendSitting(client, target, request));
}

/** What belongs to an attempt that is over by now can no longer be used; that is said, not hidden. */
async function send(queue: SaveQueue): Promise<void> {
  await queue.flush();
  const { halt } = queue.status();
  if (halt?.kind !== 'REFUSED' || (halt.code !== 'ATTEMPT_OVER' && halt.code !== 'TIME_OVER')) return;
  queue.discard();
  showToast('error', halt.text);
}
