import { activeSeconds } from '@lectern/domain/learning/attempt/active-seconds.ts';
import { joinedSaves, type QuestionSave, type QuestionSaves } from '@lectern/domain/learning/attempt/after-save.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { parseAnswer } from '@lectern/domain/learning/question/answer.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { parseInput } from '../../base/graphql/input.ts';

/** What a browser sends of one question. */
export type GivenAnswer = {
  readonly question_id: string;
  readonly answer?: unknown;
  readonly seconds_spent?: unknown;
  readonly reset?: boolean | undefined;
};

/** What was given as saves of the questions asked; it refuses foreign questions and answers of a wrong shape. */
export function givenAnswers(
  asked: readonly AskedQuestion[],
  given: readonly GivenAnswer[],
  field: string,
): QuestionSaves {
  const saves: Record<string, QuestionSave> = {};
  for (const one of given) {
    const question = asked.find(({ question_id }) => question_id === one.question_id);
    if (!question) throw new Refusal('INVALID', { field, issue: { code: 'NOT_ASKED' } });
    saves[one.question_id] = joinedSaves(saves[one.question_id] ?? {}, saveOf(question, one, field));
  }
  return saves;
}

function saveOf({ type }: AskedQuestion, { answer, seconds_spent, reset }: GivenAnswer, field: string): QuestionSave {
  const read = answer == null ? null : parseAnswer(type, answer);
  if (answer != null && !read) throw new Refusal('INVALID', { field, issue: { code: 'WRONG_SHAPE' } });
  return {
    ...(read ? { answer: read } : {}),
    ...(seconds_spent == null ? {} : { seconds: parseInput(activeSeconds, seconds_spent, `${field}.seconds_spent`) }),
    ...(reset ? { reset } : {}),
  };
}
