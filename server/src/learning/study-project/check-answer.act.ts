import { Refusal } from '@lectern/domain/refusal.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../base/graphql/context.ts';
import { checkUnrecorded } from './check-unrecorded.ts';
import { attemptQuestion } from '../attempt/attempt-question.ts';
import { CheckedAnswerRef, type CheckedAnswer } from './checked-answer.ts';
import { wholeAttempt } from '../attempt/attempt-row.ts';
import { recordAnswers } from '../attempt/record-answers.ts';
import { writeAttempt } from '../attempt/write-attempt.ts';
import { lockStudyProject } from './lock-study-project.ts';
import { refuseStale } from '../attempt/refuse-stale.ts';
import { ownWork } from '../attempt/own-work.ts';
import { askedQuestion, tryAnswer } from './try-answer.ts';

const CheckAnswerInput = builder.inputType('CheckAnswerInput', {
  description: 'One try at a question of a study project.',
  fields: (t) => ({
    user_id: t.id({ required: false, description: 'The learner; if given, it must be you.' }),
    study_project_id: t.id({ description: 'The study project.' }),
    group_id: t.id({ required: false, description: 'The group; left out in preview.' }),
    ticket: t.string({
      required: false,
      description: 'The attempt in preview, as the last reply gave it, for content roles. Nothing is stored then.',
    }),
    attempt_id: t.id({
      required: false,
      description: 'The attempt it belongs to; once that one is over, it is refused and changes no later one.',
    }),
    question_id: t.id({ description: 'The question.' }),
    answer: t.field({
      type: 'JSON',
      required: false,
      description: 'The answer in the shape of its type; a sequence may be left out to keep its order.',
    }),
    seconds_spent: t.float({ required: false, description: 'Active seconds on the question, in all.' }),
    revision: t.int({ required: false, description: 'The revision this try is based on; an older one is a CONFLICT.' }),
  }),
});

type Try = typeof CheckAnswerInput.$inferInput;

/** A try in a group: graded and written. */
async function checkInGroup(context: Context, data: Try): Promise<CheckedAnswer> {
  const { group_id: given } = data;
  if (given == null) throw new Refusal('INVALID', { field: 'data.group_id', issue: { code: 'REQUIRED' } });
  const { attempt: open } = await lockStudyProject(context, 'checkAnswer', { ...data, group_id: given });
  if (!open) throw new Refusal('NO_ATTEMPT');
  const attempt = await wholeAttempt(context.db, open);
  refuseStale(attempt, data.revision ?? null);
  const asked = askedQuestion(attempt, data.question_id);
  const progress = { ...attempt.progress, [data.question_id]: tryAnswer(attempt, asked, data) };
  const written = await writeAttempt(context.db, attempt, { progress });
  const question = attemptQuestion(written, asked, 'AS_EARNED');
  const settled = isSettled(question);
  if (settled) await recordAnswers(context.db, written, [asked]);
  const { group_id, revision, saved_at } = written;
  const kept = { group_id, revision, saved_at, ticket: null, resources_ticket: null };
  return { result: question.last_result === true, settled, question, ...kept };
}

builder.mutationField('checkAnswer', (t) =>
  t.field({
    extensions: { ...ownWork, recordsNothing: ({ data }: { data: Try }) => data.ticket != null },
    type: CheckedAnswerRef,
    description:
      'Grades one try at a question of your open study project; after the second wrong one the answer is revealed. With a ticket it is a try in preview, and nothing is stored.',
    args: { data: t.arg({ type: CheckAnswerInput, description: 'The try.' }) },
    resolve: async (_root, { data }, context): Promise<CheckedAnswer> => {
      const { ticket, question_id, answer, seconds_spent } = data;
      if (ticket == null) return checkInGroup(context, data);
      const { role } = await getViewer(context);
      context.checks.allow('checkAnswer', { signedIn: true, globalRole: role });
      return checkUnrecorded(context, 'PREVIEW', { ticket, question_id, answer, seconds_spent });
    },
  }),
);
