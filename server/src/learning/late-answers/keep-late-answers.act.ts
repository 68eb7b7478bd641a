import { keepsLateDays, lateTimesSchema } from '@lectern/domain/learning/attempt/late-answers.ts';
import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import { isSameAnswer } from '@lectern/domain/learning/question/answer.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { submitOverdue } from '../assessment/submit-overdue.ts';
import { wholeAttempt, type AttemptRow } from '../attempt/attempt-row.ts';
import { DraftAnswerInput } from '../attempt/draft-answer-input.ts';
import { givenAnswers } from '../attempt/given-answers.ts';
import { isOverdue } from '../attempt/is-overdue.ts';
import { lockAttempt } from '../attempt/lock-attempt.ts';
import { ownWork } from '../attempt/own-work.ts';
import { correctsIn, withAnswers, type AnswersByQuestion } from './with-answers.ts';

const LateAnswersInput = builder.inputType('LateAnswersInput', {
  description: 'Answers that a device could not send before the time of their sitting was over.',
  fields: (t) => ({
    attempt_id: t.id({ description: 'The attempt.' }),
    answers: t.field({ type: [DraftAnswerInput], description: 'The answers.' }),
    entered_at: t.field({ type: 'DateTime', description: 'When the last of them was entered, by the device.' }),
    sent_at: t.field({ type: 'DateTime', description: 'What the clock of the device says now.' }),
  }),
});

builder.mutationField('keepLateAnswers', (t) =>
  t.boolean({
    extensions: ownWork,
    description:
      'Keeps answers of your sitting that could not be sent in time beside it, until the main instructor takes or leaves them. Those that arrived first stay. It refuses with ATTEMPT_OVER where you submitted it yourself, and with TIME_OVER after 14 days.',
    args: { data: t.arg({ type: LateAnswersInput, description: 'The answers, and when they were entered.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const attempt = await lockOwn(context, data.attempt_id);
      const { entered_at, sent_at } = parseInput(lateTimesSchema, data, 'data');
      const over = await finishedByTimer(context, attempt);
      const whole = await wholeAttempt(db, over);
      const given = givenAnswers(over.questions, data.answers, 'data.answers');
      const answers: AnswersByQuestion = Object.fromEntries(
        Object.entries(given).flatMap(([id, { answer }]) => {
          const { type } = over.questions.find(({ question_id }) => question_id === id) ?? {};
          const counted = progressOf(over.progress, id).answer;
          return answer && type && !isSameAnswer(type, answer, counted) ? [[id, answer]] : [];
        }),
      );
      const ids = Object.keys(answers);
      if (ids.length === 0) throw new Refusal('NOT_ANSWERED', { field: 'data.answers' });
      const earlier = Object.fromEntries(ids.map((id) => [id, progressOf(over.progress, id).answer]));
      await sql`/* keep-late-answers */
        insert into late_answers (group_id, attempt_id, answers, earlier, corrects_before, corrects_after, entered_at, sent_at)
        values (${over.group_id}, ${over.id}, ${JSON.stringify(answers)}::jsonb, ${JSON.stringify(earlier)}::jsonb,
          ${correctsIn(over.progress)}, ${correctsIn(withAnswers(whole, answers))}, ${entered_at}, ${sent_at})
        on conflict on constraint late_answers_pkey do nothing`.execute(db);
      return true;
    },
  }),
);

/** The caller's own sitting, whatever became of the group or the membership since; those of others look like missing ones. */
async function lockOwn(context: Context, attemptId: string): Promise<AttemptRow> {
  const { db } = context;
  const viewerId = getViewerId(context);
  const { rows } = await sql<{ group_id: string | null; institution_id: string | null }>`/* own-sitting */
    select a.group_id, g.institution_id from users viewer
    left join attempts a on a.id = ${attemptId} and a.user_id = viewer.id and a.type <> 'STUDY_PROJECT'
    left join groups g on g.id = a.group_id
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  const [viewer] = rows;
  if (!viewer) throw new Refusal('UNAUTHENTICATED');
  const { group_id, institution_id } = viewer;
  context.checks.allow('keepLateAnswers', {
    signedIn: true,
    isSelf: group_id !== null,
    institutionId: institution_id,
  });
  if (group_id === null) throw new Refusal('NOT_FOUND');
  return lockAttempt(db, { group_id, id: attemptId });
}

async function finishedByTimer({ db }: Context, attempt: AttemptRow): Promise<AttemptRow> {
  if (attempt.state === 'STARTED') {
    if (!isOverdue(attempt)) throw new Refusal('NOT_COMPLETE');
    return submitOverdue(db, attempt);
  }
  if (attempt.submitted_by !== 'TIMER') throw new Refusal('ATTEMPT_OVER');
  const lastMoment = Date.parse(attempt.deadline ?? '') + keepsLateDays * 86_400_000;
  if (Date.parse(attempt.server_time) > lastMoment) throw new Refusal('TIME_OVER');
  return attempt;
}
