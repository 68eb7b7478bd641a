import type { AuthoredAnswer } from '../authored-answer.ts';
import type { Presentation } from '../presentation.ts';
import { readsAlike, rightOrder } from './right-order.ts';
import type { SequenceAnswer } from './sequence.ts';

/** Right where the order reads as the right one does: items that read alike may change places. */
export function isRightSequence(
  answers: readonly AuthoredAnswer[],
  _shown: Presentation,
  { order }: SequenceAnswer,
): boolean {
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  if (new Set(order).size !== order.length) return false;
  const given = order.map((id) => byId.get(id));
  return given.every((item) => item !== undefined) && readsAlike(given, rightOrder(answers));
}
