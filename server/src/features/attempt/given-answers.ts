import { parseAnswer } from '@lectern/domain/question/answer.ts';
import type { Answer } from '@lectern/domain/question/question-types.ts';
import { activeSeconds } from '@lectern/domain/attempt/active-seconds.ts';
import type { AskedQuestion } from '@lectern/domain/attempt/asked-question.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../graphql/builder.ts';
import { parseInput } from '../../graphql/input.ts';

/** An answer of a sitting as it is now. */
export const DraftAnswerInput = builder.inputType('DraftAnswerInput', {
  description: 'An answer of a sitting as it is now.',
  fields: (t) => ({
    question_id: t.id({ description: 'The question.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; null leaves the saved one as it is.',
    }),
    seconds_spent: t.float({ required: false, description: 'Active seconds on the question, in all.' }),
  }),
});

/** An answer of a draft or a submission as a value. */
export type GivenAnswer = Pick<typeof DraftAnswerInput.$inferInput, 'question_id' | 'answer' | 'seconds_spent'>;

/** An answer that has the shape of its question. */
export type ReadAnswer = { readonly question_id: string; readonly answer: Answer; readonly seconds: number };

/** The answers that were given; it refuses foreign questions, answered or not, and answers of a wrong shape. */
export function givenAnswers(asked: readonly AskedQuestion[], given: readonly GivenAnswer[]): ReadAnswer[] {
  return given.flatMap(({ question_id, answer, seconds_spent }) => {
    const question = asked.find((one) => one.question_id === question_id);
    if (!question) throw wrong('A question does not belong to this attempt.');
    if (answer == null) return [];
    const read = parseAnswer(question.type, answer);
    if (!read) throw wrong('An answer does not have the shape of its question.');
    const seconds = parseInput(activeSeconds, seconds_spent ?? 0, 'data.answers.seconds_spent');
    return [{ question_id, answer: read, seconds }];
  });
}

const wrong = (text: string) => new Refusal('INVALID', { field: 'data.answers', text });
