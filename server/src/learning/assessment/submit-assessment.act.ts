import type { Operation } from '@lectern/domain/permission.ts';
import { progressAfter } from '@lectern/domain/learning/attempt/after-save.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { AnswerRecordInput, type AnswerRecord } from '../attempt/answer-record-input.ts';
import { attemptHead, type AttemptHead } from '../attempt/attempt-row.ts';
import { refuseStale } from '../attempt/refuse-stale.ts';
import { AssessmentAttempt } from './assessment-attempt.ts';
import { givenAnswers } from '../attempt/given-answers.ts';
import { gradeAndFinish } from './grade-and-finish.ts';
import { lockOwnSitting } from '../attempt/lock-own-sitting.ts';
import { isOverdue } from '../attempt/is-overdue.ts';
import { ownWork } from '../attempt/own-work.ts';
import { submitOverdue } from './submit-overdue.ts';

const AttemptWhere = builder.inputType('AttemptWhere', {
  description: 'Which sitting, and the revision of it that is submitted.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({ description: 'The attempt.' }),
    revision: t.int({
      required: false,
      description: 'The revision the answers are based on; an older one is a CONFLICT.',
    }),
  }),
});

type Where = typeof AttemptWhere.$inferInput;

builder.mutationField('saveBenchmarkAnswers', (t) =>
  t.field({
    extensions: ownWork,
    type: AssessmentAttempt,
    description:
      'Submits your sitting of a benchmark with its last answers. Submitting it again gives the same result.',
    args: {
      data: t.arg({ type: [AnswerRecordInput], description: 'Answers that are not saved yet; others stand as saved.' }),
      where: t.arg({
        type: AttemptWhere,
        required: false,
        description: 'Which sitting; without it, the open one of the first answer.',
      }),
    },
    resolve: (_root, { data, where }, context) => submit(context, 'saveBenchmarkAnswers', data, where ?? null),
  }),
);

builder.mutationField('saveSummaryAnswers', (t) =>
  t.field({
    extensions: ownWork,
    type: AssessmentAttempt,
    description: 'Submits your sitting of a summary with its last answers. Submitting it again gives the same result.',
    args: {
      data: t.arg({ type: [AnswerRecordInput], description: 'Answers that are not saved yet; others stand as saved.' }),
      where: t.arg({
        type: AttemptWhere,
        required: false,
        description: 'Which sitting; without it, the open one of the first answer.',
      }),
    },
    resolve: (_root, { data, where }, context) => submit(context, 'saveSummaryAnswers', data, where ?? null),
  }),
);

/** Answers that come after the deadline and its grace are not taken; the saved ones are submitted in their place. */
async function submit(
  context: Context,
  operation: Operation,
  data: readonly AnswerRecord[],
  given: Where | null,
): Promise<AttemptHead> {
  const where = given ?? (await openSittingOf(context, operation, data));
  const other = data.find(({ user_id }) => user_id != null && user_id !== context.viewerId)?.user_id;
  const attempt = await lockOwnSitting(context, operation, { ...where, user_id: other });
  if (data.some(({ group_id }) => group_id !== where.group_id))
    throw new Refusal('INVALID', { field: 'data', issue: { code: 'SEVERAL_ATTEMPTS' } });
  if ((attempt.type === 'BENCHMARK') !== (operation === 'saveBenchmarkAnswers')) throw new Refusal('NOT_FOUND');
  if (attempt.state === 'SUBMITTED') return attemptHead(attempt);
  if (isOverdue(attempt)) return attemptHead(await submitOverdue(context.db, attempt));
  refuseStale(attempt, where.revision ?? null);
  const progress = progressAfter(attempt.progress, givenAnswers(attempt.questions, data, 'data'));
  return attemptHead(await gradeAndFinish(context.db, { ...attempt, progress }, 'LEARNER'));
}

async function openSittingOf(context: Context, operation: Operation, [first]: readonly AnswerRecord[]): Promise<Where> {
  const viewerId = getViewerId(context);
  const exercise = first?.benchmark_id ?? first?.summary_id;
  if (!first || !exercise) throw new Refusal('INVALID', { field: 'where', issue: { code: 'REQUIRED' } });
  const result = await context.db
    .selectFrom('exercise_results')
    .select('attempt_id')
    .where('group_id', '=', first.group_id)
    .where('user_id', '=', viewerId)
    .where('exercise_id', '=', exercise)
    .orderBy('attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!result) {
    context.checks.allow(operation, { signedIn: true });
    throw new Refusal('NO_ATTEMPT');
  }
  return { group_id: first.group_id, attempt_id: result.attempt_id };
}
