import { correctOrIncorrectKey } from './correct-or-incorrect/key.ts';
import { matchingKey } from './matching/key.ts';
import { choiceKey } from './multiple-choice/key.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionKey, QuestionSample } from './question-key.ts';
import type { Answer, AnswerTo, QuestionType } from './question-types.ts';
import type { QuestionContent } from './question.ts';
import { sequenceKey } from './sequence/key.ts';
import { trueOrFalseKey } from './true-or-false/key.ts';

const questionKeys: { readonly [Type in QuestionType]: QuestionKey<AnswerTo<Type>> } = {
  MULTIPLE_CHOICE: choiceKey,
  SEQUENCE: sequenceKey,
  TRUE_OR_FALSE: trueOrFalseKey,
  CORRECT_OR_INCORRECT: correctOrIncorrectKey,
  MATCHING: matchingKey,
};

/**
 * Whether an answer is right. It is right as a whole or wrong as a whole: the chosen set equals the correct set, every
 * row and every letter is right, the order equals the sequence. Answers that read alike count as the same answer.
 */
export function isRight({ type, answers }: QuestionContent, shown: Presentation, answer: Answer): boolean {
  const key: QuestionKey<Answer> = questionKeys[type];
  return key.isRight(answers, shown, answer);
}

/** What demo school, bench and tests ask and answer of a type of question. */
export function sampleOf(type: QuestionType): QuestionSample<Answer> {
  return questionKeys[type];
}
