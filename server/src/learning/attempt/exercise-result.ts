import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { ExerciseTypeRef } from './exercise-type.ts';
import { builder } from '../../base/graphql/builder.ts';
import { iso, type AttemptRow } from './attempt-row.ts';

/** The result of one finished attempt at an exercise. */
export type ExerciseResultShape = {
  readonly attempt_id: string;
  readonly type: ExerciseType;
  readonly exercise_id: string;
  readonly group_id: string;
  readonly user_id: string;
  readonly corrects: number;
  readonly incorrects: number;
  readonly first_try_corrects: number;
  readonly total_questions: number;
  readonly seconds_spent: number;
  readonly attempt: number;
  readonly is_latest: boolean;
  readonly completed_on: string;
};

/** The result of a finished attempt. */
export const ExerciseResult = builder.objectRef<ExerciseResultShape>('ExerciseResult').implement({
  description: 'The result of one finished attempt at an exercise, as the server has counted it.',
  fields: (t) => ({
    attempt_id: t.exposeID('attempt_id', { description: 'The attempt, to look at it again.' }),
    type: t.expose('type', { type: ExerciseTypeRef, description: 'What kind of exercise it is.' }),
    exercise_id: t.exposeID('exercise_id', { description: 'The study project, benchmark or summary.' }),
    group_id: t.exposeID('group_id', { description: 'The group.' }),
    user_id: t.exposeID('user_id', { description: 'The learner.' }),
    corrects: t.exposeInt('corrects', { description: 'Questions solved within their tries.' }),
    incorrects: t.exposeInt('incorrects', { description: 'Questions not solved.' }),
    first_try_corrects: t.exposeInt('first_try_corrects', { description: 'Questions solved with the first try.' }),
    total_questions: t.exposeInt('total_questions', { description: 'Questions asked.' }),
    seconds_spent: t.exposeInt('seconds_spent', {
      description: 'Active seconds, in an assessment as in a study project.',
    }),
    attempt: t.exposeInt('attempt', { description: 'The number of the attempt, 1 is the first.' }),
    is_latest: t.exposeBoolean('is_latest', { description: 'Whether no later attempt was finished.' }),
    completed_on: t.expose('completed_on', { type: 'DateTime', description: 'When it was finished.' }),
  }),
});

/** The row `r` of a finished attempt as JSON. */
export function exerciseResultJson(): RawBuilder<ExerciseResultShape> {
  return sql<ExerciseResultShape>`json_build_object('attempt_id', r.attempt_id, 'type', r.type, 'exercise_id', r.exercise_id,
    'group_id', r.group_id, 'user_id', r.user_id, 'corrects', r.corrects, 'incorrects', r.incorrects,
    'first_try_corrects', r.first_try_corrects, 'total_questions', r.total_questions, 'seconds_spent', r.seconds_spent,
    'attempt', r.attempt, 'is_latest', r.is_latest, 'completed_on', r.completed_on)`;
}

/**
 * Makes a locked attempt submitted with the progress it carries, and returns it as it is now. Its results are completed
 * apart, once its answers are recorded: see `completeResults`.
 */
export async function finishAttempt(db: Database, attempt: AttemptRow, by: 'LEARNER' | 'TIMER'): Promise<AttemptRow> {
  const { rows } = await sql<Pick<AttemptRow, 'revision' | 'submitted_at'>>`/* finish-attempt */
    update attempts set state = 'SUBMITTED', submitted_at = now(), submitted_by = ${by}, revision = revision + 1,
      progress = ${JSON.stringify(attempt.progress)}::jsonb
    where group_id = ${attempt.group_id} and id = ${attempt.id}
    returning revision, ${iso('submitted_at')} as submitted_at`.execute(db);
  if (!rows[0]) throw new Error(`attempt ${attempt.id} is gone`);
  return { ...attempt, ...rows[0], state: 'SUBMITTED', submitted_by: by };
}

/**
 * Makes the results of a finished attempt the latest ones; earlier ones stay in the history.
 */
export async function completeResults(db: Database, attempt: AttemptRow): Promise<void> {
  const { group_id, id, user_id } = attempt;
  await sql`/* unset-latest */
    update exercise_results r set is_latest = false
    from exercise_results mine
    where mine.group_id = ${group_id} and mine.user_id = ${user_id} and mine.attempt_id = ${id} and mine.attempt > 1
      and r.group_id = mine.group_id and r.user_id = mine.user_id and r.exercise_id = mine.exercise_id and r.is_latest`.execute(
    db,
  );
  await sql`/* complete-results */
    update exercise_results set is_latest = true, completed_on = now()
    where group_id = ${group_id} and user_id = ${user_id} and attempt_id = ${id}`.execute(db);
}

/** The latest finished result of a learner at an exercise; null before the first one. */
export async function findLatestResult(
  db: Database,
  place: { group_id: string; user_id: string; exercise_id: string },
): Promise<ExerciseResultShape | null> {
  const result = await db
    .selectFrom('exercise_results')
    .select([
      'attempt_id',
      'type',
      'exercise_id',
      'group_id',
      'user_id',
      'corrects',
      'incorrects',
      'first_try_corrects',
    ])
    .select(['total_questions', 'seconds_spent', 'attempt', 'is_latest', 'completed_on'])
    .where('group_id', '=', place.group_id)
    .where('user_id', '=', place.user_id)
    .where('exercise_id', '=', place.exercise_id)
    .where('is_latest', '=', true)
    .executeTakeFirst();
  return (result as ExerciseResultShape | undefined) ?? null;
}
