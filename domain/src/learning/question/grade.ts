import type { AuthoredAnswer } from './authored-answer.ts';
import { isRightMatching } from './matching/grade.ts';
import { isRightChoice } from './multiple-choice/grade.ts';
import type { Presentation } from './presentation.ts';
import type { QuestionContent } from './question.ts';
import type { Answer, AnswerTo, QuestionType } from './question-types.ts';
import { areRightRows } from './rows/grade.ts';
import { isRightSequence } from './sequence/grade.ts';

type Grader<Given> = (answers: readonly AuthoredAnswer[], shown: Presentation, given: Given) => boolean;

const graders: { readonly [Type in QuestionType]: Grader<AnswerTo<Type>> } = {
  MULTIPLE_CHOICE: isRightChoice,
  SEQUENCE: isRightSequence,
  TRUE_OR_FALSE: areRightRows,
  CORRECT_OR_INCORRECT: areRightRows,
  MATCHING: isRightMatching,
};

/**
 * Whether an answer is right. It is right as a whole or wrong as a whole: the chosen set equals the correct set, every
 * row and every letter is right, the order equals the sequence. Answers that read alike count as the same answer.
 */
export function isRight({ type, answers }: QuestionContent, shown: Presentation, answer: Answer): boolean {
  return (graders[type] as Grader<Answer>)(answers, shown, answer);
}
