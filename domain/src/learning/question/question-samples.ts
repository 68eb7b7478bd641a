import { correctOrIncorrectSample } from './correct-or-incorrect/sample.ts';
import { matchingSample } from './matching/sample.ts';
import { choiceSample } from './multiple-choice/sample.ts';
import type { QuestionSample } from './question-sample.ts';
import type { Answer, AnswerTo, QuestionType } from './question-types.ts';
import { sequenceSample } from './sequence/sample.ts';
import { trueOrFalseSample } from './true-or-false/sample.ts';

const questionSamples: { readonly [Type in QuestionType]: QuestionSample<AnswerTo<Type>> } = {
  MULTIPLE_CHOICE: choiceSample,
  SEQUENCE: sequenceSample,
  TRUE_OR_FALSE: trueOrFalseSample,
  CORRECT_OR_INCORRECT: correctOrIncorrectSample,
  MATCHING: matchingSample,
};

/** What demo school, bench and tests ask and answer of a type of question. */
export function sampleOf(type: QuestionType): QuestionSample<Answer> {
  return questionSamples[type];
}
