import type { Answer } from '@lectern/domain/learning/question/question-types.ts';
import { isPlayed } from '../attempt/played-question.ts';
import type { SaveRefusal } from '../../base/saving/save-request.ts';
import type { SittingCopy } from './start/open-sitting.ts';
import type { Sitting } from './played-sitting.ts';

/** Takes an answer in, as long as the sitting is open and not being submitted. */
export function enterAnswer(copy: SittingCopy, questionId: string, answer: Answer): void {
  if (!copy.queue.status().act) copy.change(questionId, { answer });
}

/**
 * Submits the sitting with everything that is not saved yet; it is over then. Gives the "no" of the server, or TIME_LEFT
 * where the timer submits and minutes were added meanwhile: what was entered is saved then and the sitting goes on.
 */
export async function submitSitting(copy: SittingCopy, byTimer: boolean): Promise<SaveRefusal | null> {
  const outcome = await copy.act({ kind: 'SUBMIT', byTimer });
  if (outcome.kind === 'REFUSED') return outcome;
  const { submitted } = outcome.reply;
  if (!submitted) throw new Error('a submission is answered with the sitting');
  copy.update(() => submitted);
  return null;
}

/** How many questions are not answered. */
export const unansweredIn = ({ questions }: Sitting): number => questions.filter((one) => !isPlayed(one)).length;

/** How each question stands in the bar: answered, in view, or open. */
export function partsOf({ questions, index }: Sitting): ('full' | 'half' | 'empty')[] {
  return questions.map((one, place) => (isPlayed(one) ? 'full' : place === index ? 'half' : 'empty'));
}
