import type { Client } from 'urql';
import { findLateSitting } from './learning/assessment/late-sitting.ts';
import { sendSitting } from './learning/assessment/send-sitting.ts';
import { deleteOld } from './base/saving/kept/kept-answers.ts';
import { lookForLeft, queueFor } from './base/saving/queues.ts';
import type { SaveQueue } from './base/saving/save-queue.ts';
import type { SaveTarget } from './base/saving/save-request.ts';
import { sendStudyProject } from './learning/study-project/send-study-project.ts';
import { loadTexts } from './texts/language.ts';
import { texts } from './texts/texts.ts';
import { showToast } from './ui/feedback/toast-store.ts';

/** Sends what pages that are gone could not save, whichever page the person has come back to. */
export async function sendLeftovers(client: Client): Promise<void> {
  await deleteOld(Date.now());
  const targets = await lookForLeft(client);
  await Promise.all(targets.map(async (target) => send(client, await queueOf(client, target))));
}

async function queueOf(client: Client, target: SaveTarget): Promise<SaveQueue> {
  if (target.type === 'FORM') {
    const { sendTyped } = await import('./authoring/working-copy/send-typed.ts');
    return queueFor(client, target, 0, (request) => sendTyped(client, target, request));
  }
  // The revision of the server's copy is not known here; it is that of what is left that counts.
  return target.type === 'STUDY_PROJECT'
    ? queueFor(client, target, 0, (request) => sendStudyProject(client, target, request))
    : queueFor(client, target, 0, (request) => sendSitting(client, target, request));
}

/** What the server does not take is said, not hidden; what belongs to an attempt that is over can no longer be used. */
async function send(client: Client, queue: SaveQueue): Promise<void> {
  await queue.flush();
  const { halt } = queue.status();
  const { name, type } = queue.target;
  if (queue.target.type === 'FORM') {
    // Where another device has kept something newer, both are shown once the form is open, which their work leads to.
    if (halt?.kind !== 'REFUSED' || halt.code !== 'NOT_FOUND') return;
    showToast('error', texts.saving.notTaken(queue.target.name, halt.text));
    return queue.discard();
  }
  if (halt?.kind === 'CONFLICT') showToast('info', texts.saving.changedElsewhere(name));
  if (halt?.kind !== 'REFUSED') return;
  const isOver = halt.code === 'ATTEMPT_OVER' || halt.code === 'TIME_OVER';
  const told = isOver && type !== 'STUDY_PROJECT' ? await lateSitting(client, queue) : null;
  showToast('error', texts.saving.notTaken(name, told ?? halt.text));
  // Where it cannot be known now what counted, the next page asks again.
  if (isOver && (told !== null || type === 'STUDY_PROJECT')) queue.discard();
}

/** What counted of a sitting that is over, in the words of its screen; null where that cannot be known now. */
async function lateSitting(client: Client, queue: SaveQueue): Promise<string | null> {
  try {
    await loadTexts('player');
  } catch {
    return null;
  }
  return findLateSitting(client, queue);
}
