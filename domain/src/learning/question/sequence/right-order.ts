import type { AuthoredAnswer } from '../authored-answer.ts';

/** The answers of a sequence in their right order. */
export function rightOrder(answers: readonly AuthoredAnswer[]): AuthoredAnswer[] {
  return answers.toSorted((a, b) => (a.sequence ?? 0) - (b.sequence ?? 0));
}

/** True where two orders show the same texts and pictures in the same places. */
export function readsAlike(one: readonly AuthoredAnswer[], other: readonly AuthoredAnswer[]): boolean {
  return (
    one.length === other.length &&
    one.every((answer, index) => {
      const opposite = other[index];
      return answer.answer === opposite?.answer && answer.answer_image === opposite.answer_image;
    })
  );
}
