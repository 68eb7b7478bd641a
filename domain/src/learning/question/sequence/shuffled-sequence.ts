import { shuffled, type Random } from '../../../random.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import { readsAlike, rightOrder } from './right-order.ts';

const mostTries = 20;

/**
 * The ids of a sequence in an order that reads differently from the right one and from `avoid`, the order just tried.
 * Up to 20 shuffles, then a rotation by one; where all items read alike no order can differ and any is taken. A pair,
 * as older questions may ask, stands in either order: one that always differed would tell the right one.
 */
export function shuffledSequence(
  answers: readonly AuthoredAnswer[],
  random: Random,
  avoid: readonly string[],
): string[] {
  if (answers.length === 2) return shuffled(answers, random).map(({ id }) => id);
  const right = rightOrder(answers);
  const avoided = avoid
    .map((id) => answers.find((answer) => answer.id === id))
    .filter((answer) => answer !== undefined);
  for (let tries = 0; tries < mostTries; tries++) {
    const order = shuffled(answers, random);
    if (!readsAlike(order, right) && !readsAlike(order, avoided)) return order.map(({ id }) => id);
  }
  return [...right.slice(1), ...right.slice(0, 1)].map(({ id }) => id);
}
