import type { Client } from 'urql';
import { openAttempt } from '../../attempt/open-attempt.ts';
import type { WorkingCopy } from '../../attempt/working-copy.ts';
import { queueFor } from '../../saving/queues.ts';
import type { AssessmentPlace, Sitting } from '../played-sitting.ts';
import { sendSitting, type SittingReply } from '../send-sitting.ts';

/** The working copy of a sitting. */
export type SittingCopy = WorkingCopy<Sitting, SittingReply>;

/** Opens the working copy of a sitting; `load` gives the server's copy of it. */
export function openSitting(
  client: Client,
  { groupId: group_id }: AssessmentPlace,
  sitting: Sitting,
  load: () => Promise<Sitting | null>,
): Promise<SittingCopy | null> {
  const { type, id: attempt_id } = sitting;
  const target = { type, group_id, attempt_id } as const;
  const queue = queueFor(target, sitting.revision, (request) => sendSitting(client, target, request));
  return openAttempt(sitting, queue, load);
}
