import { lateDecisionSchema } from '@lectern/domain/learning/attempt/late-answers.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { wholeAttempt } from '../attempt/attempt-row.ts';
import { lockAttempt } from '../attempt/lock-attempt.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { gradeAnew } from './grade-anew.ts';
import { LateAnswers, readLateAnswers } from './late-answers.ts';
import type { AnswersByQuestion } from './with-answers.ts';

const LateDecisionInput = builder.inputType('LateDecisionInput', {
  description: 'Whether late answers count.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_id: t.id({ description: 'The attempt that they belong to.' }),
    take: t.boolean({ description: 'True takes them, false leaves them.' }),
  }),
});

type Kept = {
  readonly answers: AnswersByQuestion;
  readonly earlier: AnswersByQuestion;
  readonly taken: boolean | null;
};

/** A sitting of which no answers came late. */
type Missing = { readonly answers: null };

builder.mutationField('decideLateAnswers', (t) =>
  t.field({
    type: LateAnswers,
    description:
      'Takes late answers, so that the sitting is graded with them, or leaves them. The decision can be changed; the score changes with it.',
    args: { data: t.arg({ type: LateDecisionInput, description: 'Which answers, and what becomes of them.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const { group_id } = data;
      const { institution_id } = await admitToLearner(context, 'decideLateAnswers', group_id, null);
      const { attempt_id, take } = parseInput(lateDecisionSchema, data, 'data');
      const { rows } = await sql<Kept | Missing>`/* lock-late-answers */
        select l.answers, l.earlier, l.taken from attempts a
        left join late_answers l on l.group_id = a.group_id and l.attempt_id = a.id
        where a.group_id = ${group_id} and a.id = ${attempt_id} for update of a`.execute(db);
      const [kept] = rows;
      if (!kept) throw new Refusal('NOT_FOUND');
      if (kept.answers === null) throw new Refusal('INVALID', { field: 'data.attempt_id' });
      const attempt = await lockAttempt(db, { group_id, id: attempt_id });
      if (take !== (kept.taken === true))
        await gradeAnew(db, await wholeAttempt(db, attempt), take ? kept.answers : kept.earlier);
      if (take !== kept.taken) {
        await sql`/* decide-late-answers */
          update late_answers set taken = ${take}, decided_by = ${getViewerId(context)}, decided_at = now()
          where group_id = ${group_id} and attempt_id = ${attempt_id}`.execute(db);
      }
      const [late] = await readLateAnswers(db, { group_id, attempt_id });
      if (!late) throw new Error(`late answers of ${attempt_id} are gone`);
      if (take !== kept.taken) {
        const { corrects_before, corrects_after, total_questions } = late;
        await writeAudit(db, actorOf(context), {
          chain: 'INSTITUTION',
          chainId: institution_id,
          action: 'LATE_ANSWERS_DECIDED',
          object: { type: 'group', id: group_id },
          details: {
            attempt_id,
            user_id: attempt.user_id,
            counted: take,
            percent_before: scorePercent(corrects_before, total_questions),
            percent_after: scorePercent(corrects_after, total_questions),
          },
        });
      }
      return late;
    },
  }),
);
