import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import type { Context } from '../../base/graphql/context.ts';
import { attemptQuestion } from '../attempt/attempt-question.ts';
import type { CheckedAnswer } from './checked-answer.ts';
import { askedQuestion, tryAnswer } from './try-answer.ts';
import { sealResources } from '../attempt/resources-ticket.ts';
import { readTicket, withProgress, type UnrecordedMode } from '../sealed-attempt/sealed-attempt.ts';

/** One try at a question of an attempt that nobody records. */
export type UnrecordedTry = {
  readonly ticket: string;
  readonly question_id: string;
  readonly answer?: unknown;
  readonly seconds_spent?: number | null | undefined;
};

/** Grades a try as in a group, and gives the attempt back with what it has earned. */
export async function checkUnrecorded(
  context: Context,
  mode: UnrecordedMode,
  data: UnrecordedTry,
): Promise<CheckedAnswer> {
  const attempt = await readTicket(context, mode, data.ticket, 'STUDY_PROJECT');
  const asked = askedQuestion(attempt, data.question_id);
  const progress = { ...attempt.progress, [data.question_id]: tryAnswer(attempt, asked, data) };
  const after = await withProgress(context, attempt, progress);
  const question = attemptQuestion(after, asked, 'AS_EARNED');
  return {
    result: question.last_result === true,
    settled: isSettled(question),
    question,
    group_id: null,
    revision: 0,
    saved_at: null,
    ticket: after.ticket,
    resources_ticket: await sealResources(context, data.question_id, question.question.earned),
  };
}
