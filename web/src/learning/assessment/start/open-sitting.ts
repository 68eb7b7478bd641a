import type { Client } from 'urql';
import { texts } from '../../../texts/texts.ts';
import { openAttempt } from '../../attempt/open-attempt.ts';
import type { WorkingCopy } from '../../attempt/working-copy.ts';
import { exerciseName } from '../../course/exercise-name.ts';
import { queueFor } from '../../../base/saving/queues.ts';
import type { AssessmentPlace, Sitting } from '../played-sitting.ts';
import { keepLate } from '../keep-late.ts';
import { sendSitting, type SittingReply } from '../send-sitting.ts';

/** The working copy of a sitting. */
export type SittingCopy = WorkingCopy<Sitting, SittingReply>;

/** Opens the working copy of a sitting; `load` gives the server's copy of it. */
export async function openSitting(
  client: Client,
  { groupId: group_id, courseId: course_id }: AssessmentPlace,
  course: string,
  sitting: Sitting,
  load: () => Promise<Sitting | null>,
): Promise<SittingCopy | null> {
  const { type, id: attempt_id } = sitting;
  const name = texts.course.exerciseIn(exerciseName(sitting), course);
  const target = { type, group_id, course_id, attempt_id, name } as const;
  const queue = await queueFor(client, target, sitting.revision, (request) => sendSitting(client, target, request));
  return openAttempt(sitting, queue, load, async (over, changes) => {
    if (over.submitted_by_timer) await keepLate(client, attempt_id, changes);
  });
}
