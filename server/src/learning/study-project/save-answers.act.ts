import { progressOf, type AttemptProgress } from '@lectern/domain/learning/attempt/question-progress.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import { builder } from '../../base/graphql/builder.ts';
import type { Context } from '../../base/graphql/context.ts';
import { AnswerRecordInput, type AnswerRecord } from '../attempt/answer-record-input.ts';
import { wholeAttempt, type AttemptRow, type WholeAttempt } from '../attempt/attempt-row.ts';
import {
  ExerciseResult,
  completeResults,
  findLatestResult,
  finishAttempt,
  type ExerciseResultShape,
} from '../attempt/exercise-result.ts';
import { recordAnswers } from '../attempt/record-answers.ts';
import { writeAttempt } from '../attempt/write-attempt.ts';
import { ownWork } from '../attempt/own-work.ts';
import { lockStudyProject } from './lock-study-project.ts';
import { askedQuestion, tryAnswer } from './try-answer.ts';

type SavedAnswers = { readonly saved: number; readonly exercise_result: ExerciseResultShape | null };

const SavedAnswersRef = builder.objectRef<SavedAnswers>('SavedAnswers').implement({
  description: 'What became of saved answers.',
  fields: (t) => ({
    saved: t.exposeInt('saved', { description: 'How many of the questions are settled now.' }),
    exercise_result: t.expose('exercise_result', {
      type: ExerciseResult,
      nullable: true,
      description: 'The result, once every question is settled; null while some are open.',
    }),
  }),
});

builder.mutationField('saveAnswers', (t) =>
  t.field({
    extensions: ownWork,
    type: SavedAnswersRef,
    description:
      'Saves many answers of your study project at once. Answers that were not checked yet count as a try each; once all questions are settled, the study project is complete. Saving a complete one again gives its result.',
    args: {
      data: t.arg({ type: [AnswerRecordInput], description: 'The answers, all of one study project in one group.' }),
    },
    resolve: async (_root, { data }, context): Promise<SavedAnswers> => {
      const place = placeOf(data);
      const { attempt, access } = await lockStudyProject(context, 'saveAnswers', place);
      if (attempt) return settle(context, await wholeAttempt(context.db, attempt), data);
      const result = await findLatestResult(context.db, {
        ...place,
        user_id: access.viewer_id,
        exercise_id: place.study_project_id,
      });
      if (!result) throw new Refusal('NO_ATTEMPT');
      return { saved: result.total_questions, exercise_result: result };
    },
  }),
);

function placeOf(data: readonly AnswerRecord[]) {
  const [first] = data;
  if (!first?.study_project_id) throw new Refusal('INVALID', { field: 'data', issue: { code: 'SEVERAL_ATTEMPTS' } });
  const { group_id, study_project_id, user_id } = first;
  if (
    data.some(
      (one) => one.group_id !== group_id || one.study_project_id !== study_project_id || one.user_id !== user_id,
    )
  ) {
    throw new Refusal('INVALID', { field: 'data', issue: { code: 'SEVERAL_ATTEMPTS' } });
  }
  return { group_id, study_project_id, user_id };
}

async function settle(context: Context, attempt: WholeAttempt, data: readonly AnswerRecord[]): Promise<SavedAnswers> {
  // One after the other: two answers to one question are two tries.
  const progress = data.reduce((sofar, record) => withTry({ ...attempt, progress: sofar }, record), attempt.progress);
  const written = progress === attempt.progress ? attempt : await writeAttempt(context.db, attempt, { progress });
  const settled = written.questions.filter(({ question_id }) => isSettled(progressOf(progress, question_id)));
  const fresh = settled.filter(({ question_id }) => !isSettled(progressOf(attempt.progress, question_id)));
  if (fresh.length > 0) await recordAnswers(context.db, written, fresh);
  if (settled.length < written.questions.length) return { saved: settled.length, exercise_result: null };
  return { saved: settled.length, exercise_result: await completeStudyProject(context, written) };
}

/** The progress after one more answer; a settled question keeps its verdict, whatever the browser sends of it. */
function withTry(attempt: WholeAttempt, record: AnswerRecord): AttemptProgress {
  const { question_id } = record;
  const asked = askedQuestion(attempt, question_id);
  if (isSettled(progressOf(attempt.progress, question_id))) return attempt.progress;
  return { ...attempt.progress, [question_id]: tryAnswer(attempt, asked, record) };
}

/** Finishes an attempt of which every question is settled, and returns its result. */
export async function completeStudyProject({ db }: Context, attempt: AttemptRow): Promise<ExerciseResultShape> {
  await finishAttempt(db, attempt, 'LEARNER');
  await completeResults(db, attempt);
  const { group_id, user_id } = attempt;
  const result = await findLatestResult(db, { group_id, user_id, exercise_id: attempt.study_project_id ?? '' });
  if (!result) throw new Error(`attempt ${attempt.id} was finished without a result`);
  return result;
}
