import { markedAnswers, oneOf, type QuestionKey } from '../question-key.ts';
import type { ChoiceAnswer } from './multiple-choice.ts';
import type { AuthoredAnswer } from '../authored-answer.ts';
import type { Presentation } from '../presentation.ts';

export const choiceKey: QuestionKey<ChoiceAnswer> = {
  question: '<p>Which part turns a signal into movement?</p>',
  answers: [
    { answer: 'A sensor' },
    { answer: 'An actuator', is_correct: true },
    { answer: 'A gateway' },
    { answer: 'A battery' },
  ],
  rightAnswer: (answers) => ({ chosen: answers.filter(({ is_correct }) => is_correct).map(({ id }) => id) }),
  // One choice instead of another; where several are correct, one of them is sometimes just missing.
  wrongAnswer: (answers, _shown, random) => {
    const [, ...kept] = answers.filter(({ is_correct }) => is_correct).map(({ id }) => id);
    const others = answers.filter(({ is_correct }) => !is_correct).map(({ id }) => id);
    if (kept.length > 0 && (others.length === 0 || random() < 0.5)) return { chosen: kept };
    return { chosen: [...kept, oneOf(others, random)] };
  },
  guess: ({ answers }) => ({ chosen: answers.slice(0, 1).map(({ id }) => id) }),
  ...markedAnswers,
  isRight: isRightChoice,
};

/** Right where the chosen set is the correct set; never right where nothing is chosen. */
function isRightChoice(answers: readonly AuthoredAnswer[], _shown: Presentation, { chosen }: ChoiceAnswer): boolean {
  const picked = new Set(chosen);
  return (
    picked.size > 0 &&
    answers.every(({ id, is_correct }) => picked.delete(id) === (is_correct === true)) &&
    picked.size === 0
  );
}
