import type { Answer, AnswerTo, QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { correctOrIncorrect } from './correct-or-incorrect/correct-or-incorrect.ts';
import { matching } from './matching/matching.ts';
import { multipleChoice } from './multiple-choice/multiple-choice.ts';
import { sequence } from './sequence/sequence.ts';
import { trueOrFalse } from './true-or-false/true-or-false.ts';
import type { TypeWidget } from './type-widget.ts';

const questionWidgets: { readonly [Type in QuestionType]: TypeWidget<AnswerTo<Type>> } = {
  MULTIPLE_CHOICE: multipleChoice,
  SEQUENCE: sequence,
  TRUE_OR_FALSE: trueOrFalse,
  CORRECT_OR_INCORRECT: correctOrIncorrect,
  MATCHING: matching,
};

/** What the browser shows of a type of question. */
export function widgetOf(type: QuestionType): TypeWidget<Answer> {
  return questionWidgets[type] as TypeWidget<Answer>;
}
