import { correctOrIncorrect } from './correct-or-incorrect/correct-or-incorrect.ts';
import { matching } from './matching/matching.ts';
import { multipleChoice } from './multiple-choice/multiple-choice.ts';
import type { QuestionTypeRules } from './question-type.ts';
import { sequence } from './sequence/sequence.ts';
import { trueOrFalse } from './true-or-false/true-or-false.ts';

/** The ways a question can be answered, each with its rules. A further type is a folder and a line here and in `question-keys.ts`. */
export const questionTypes = {
  MULTIPLE_CHOICE: multipleChoice,
  SEQUENCE: sequence,
  TRUE_OR_FALSE: trueOrFalse,
  CORRECT_OR_INCORRECT: correctOrIncorrect,
  MATCHING: matching,
};

/** The way a question is answered. */
export type QuestionType = keyof typeof questionTypes;

/** The types of question, in the order in which they are offered. */
export const questionTypeNames = Object.keys(questionTypes) as [QuestionType, ...QuestionType[]];

/** What a learner has entered for a question of a type. */
export type AnswerTo<Type extends QuestionType> = ReturnType<(typeof questionTypes)[Type]['empty']>;

/** What a learner has entered for a question, in the shape of its type. */
export type Answer = AnswerTo<QuestionType>;

/** The rules of a type, for those who do not know which it is. */
export function rulesOf(type: QuestionType): QuestionTypeRules<Answer> {
  return questionTypes[type];
}
