import type { Client } from 'urql';
import { texts } from '../../texts/texts.ts';
import { lateAnswers } from '../attempt/conflict.ts';
import { standingOf } from '../attempt/played-attempt.ts';
import type { SaveQueue } from '../../base/saving/save-queue.ts';
import type { AssessmentType } from './played-sitting.ts';
import { keepLate } from './keep-late.ts';
import { startSitting } from './start/start-sitting.ts';
import { endOf, whatCounted } from './what-counts.ts';

/**
 * What to say of a sitting that was over before all its answers arrived: how it ended, which of them counted, and what it
 * came to. Null where that cannot be known now.
 */
export async function findLateSitting(client: Client, { target, unsaved }: SaveQueue): Promise<string | null> {
  if (target.type === 'FORM') return null;
  const { group_id: groupId, course_id: courseId, attempt_id, type } = target;
  const found = await startSitting(client, { groupId, courseId }, type as AssessmentType, { attempt_id });
  // Whoever was removed is shown nothing, and yet what they entered in time is kept.
  if (found.kind !== 'STARTED') {
    if (found.text !== null) await keepLate(client, attempt_id, unsaved());
    return found.text;
  }
  const { sitting } = found;
  if (sitting.submitted_by_timer) await keepLate(client, attempt_id, unsaved());
  const late = lateAnswers(unsaved(), standingOf(sitting));
  const percent = sitting.result?.percent ?? null;
  const result = percent === null ? [] : [texts.assessment.resultIs(percent)];
  return [endOf(sitting), ...whatCounted(sitting, late), ...result].join(' ');
}
