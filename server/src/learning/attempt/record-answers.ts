import { progressOf } from '@lectern/domain/learning/attempt/question-progress.ts';
import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptRow } from './attempt-row.ts';

/** Writes graded answers of an attempt, each once, and counts them in the open results they belong to. */
export async function recordAnswers(db: Database, attempt: AttemptRow, asked: readonly AskedQuestion[]): Promise<void> {
  const records = asked.map(({ question_id, version_id, exercise_id }) => {
    const { answer, seconds, incorrect_count, last_result } = progressOf(attempt.progress, question_id);
    const result = last_result === true;
    return {
      question_id,
      version_id,
      exercise_id,
      result,
      first_try: result && incorrect_count === 0,
      tries: incorrect_count + (result ? 1 : 0),
      answer,
      seconds_spent: seconds,
    };
  });
  await sql`/* record-answers */
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as x(
        question_id uuid, version_id uuid, exercise_id uuid, result boolean, first_try boolean, tries smallint, answer jsonb, seconds_spent integer)
    ), written as (
      insert into answer_records (group_id, attempt_id, user_id, question_id, version_id, exercise_id, result, first_try, tries, answer, seconds_spent)
      select ${attempt.group_id}::uuid, ${attempt.id}::uuid, ${attempt.user_id}::uuid, question_id, version_id, exercise_id, result, first_try, tries, answer, seconds_spent
      from given
      on conflict on constraint answer_records_pkey do nothing
      returning exercise_id, result, first_try, seconds_spent
    )
    update exercise_results r set
      questions_done = r.questions_done + w.done, corrects = r.corrects + w.right_ones, incorrects = r.incorrects + w.done - w.right_ones,
      first_try_corrects = r.first_try_corrects + w.first_tries, seconds_spent = r.seconds_spent + w.seconds
    from (
      select exercise_id, count(*)::int as done, count(*) filter (where result)::int as right_ones,
        count(*) filter (where first_try)::int as first_tries, coalesce(sum(seconds_spent), 0)::int as seconds
      from written group by exercise_id
    ) w
    where r.group_id = ${attempt.group_id} and r.user_id = ${attempt.user_id} and r.exercise_id = w.exercise_id
      and r.completed_on is null`.execute(db);
}
