import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { isSettled } from '@lectern/domain/learning/attempt/question-state.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { isGroupLocked } from '@lectern/domain/classroom/group/group.ts';
import { sql } from 'kysely';
import { ExerciseTypeRef } from '../attempt/exercise-type.ts';
import { groupAccessJson, groupLocked, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { findGroupOfAttempt } from '../attempt/find-group-of-attempt.ts';
import { ExerciseResult, findLatestResult, type ExerciseResultShape } from '../attempt/exercise-result.ts';
import { ownWork } from '../attempt/own-work.ts';
import { lockStudyProject } from './lock-study-project.ts';
import { completeStudyProject } from './save-answers.act.ts';

const ExerciseResultInput = builder.inputType('ExerciseResultInput', {
  description: 'Which exercise was finished. Counts sent along are ignored: the server has its own.',
  fields: (t) => ({
    type: t.field({ type: ExerciseTypeRef, description: 'What kind of exercise it is.' }),
    exercise_id: t.id({ description: 'The study project or summary.' }),
    group_id: t.id({ description: 'The group.' }),
    user_id: t.id({ required: false, description: 'The learner; if given, it must be you.' }),
    attempt_id: t.id({
      required: false,
      description: 'The attempt that was finished; with it, the group is found in which the attempt is now.',
    }),
    corrects: t.int({ required: false, description: 'What the browser has counted; ignored.' }),
    incorrects: t.int({ required: false, description: 'What the browser has counted; ignored.' }),
  }),
});

type Input = typeof ExerciseResultInput.$inferInput;

builder.mutationField('saveExerciseResult', (t) =>
  t.field({
    extensions: ownWork,
    type: ExerciseResult,
    description:
      'Finishes a study project of which every question is settled, and returns the result; of a finished exercise, its latest result.',
    args: { data: t.arg({ type: ExerciseResultInput, description: 'Which exercise.' }) },
    resolve: async (_root, { data: given }, context) => {
      const data = await inItsGroup(context, given);
      if (data.type === 'STUDY_PROJECT') {
        const { attempt } = await lockStudyProject(context, 'saveExerciseResult', {
          user_id: data.user_id,
          group_id: data.group_id,
          study_project_id: data.exercise_id,
        });
        if (attempt) {
          const open = attempt.questions.some(
            ({ question_id }) => !isSettled(progressOf(attempt.progress, question_id)),
          );
          if (open) throw new Refusal('NOT_COMPLETE');
          return completeStudyProject(context, attempt);
        }
      }
      return latestResult(context, 'saveExerciseResult', data);
    },
  }),
);

builder.mutationField('createResultHistory', (t) =>
  t.field({
    extensions: ownWork,
    type: ExerciseResult,
    description:
      'The entry of your latest finished attempt in the history. The server writes it when an attempt is finished; calling this again adds none.',
    args: { data: t.arg({ type: ExerciseResultInput, description: 'Which exercise.' }) },
    resolve: async (_root, { data }, context) =>
      latestResult(context, 'createResultHistory', await inItsGroup(context, data)),
  }),
);

/** The same in the group where the attempt is now; as it was given where no attempt of the caller is named. */
async function inItsGroup(context: Context, data: Input): Promise<Input> {
  if (data.attempt_id == null) return data;
  const group_id = await findGroupOfAttempt(context.db, data.attempt_id, getViewerId(context));
  return { ...data, group_id: group_id ?? data.group_id };
}

async function latestResult(context: Context, operation: Operation, data: Input): Promise<ExerciseResultShape> {
  const viewerId = getViewerId(context);
  const { rows } = await sql<{ access: GroupAccess }>`
    select ${groupAccessJson()} as access from users viewer join groups g on g.id = ${data.group_id} and g.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
  const access = rows[0]?.access;
  const own = access?.group_role != null && (data.user_id ?? viewerId) === viewerId;
  context.checks.allow(operation, access && own ? principalOf(access, viewerId) : { signedIn: true });
  if (access && isGroupLocked(access, access.today)) throw groupLocked(access);
  const result = await findLatestResult(context.db, { ...data, user_id: viewerId });
  if (!result || result.type !== data.type) throw new Refusal('NOT_COMPLETE');
  return result;
}
