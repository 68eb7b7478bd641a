import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { WholeAttempt } from '../attempt/attempt-row.ts';
import { withAnswers, type AnswersByQuestion } from './with-answers.ts';

/** Grades a locked, finished sitting with other answers to some of its questions: the attempt, its answers and its results. */
export async function gradeAnew(db: Database, attempt: WholeAttempt, answers: AnswersByQuestion): Promise<void> {
  const progress = withAnswers(attempt, answers);
  const { group_id, id } = attempt;
  await sql`/* grade-anew */
    update attempts set progress = ${JSON.stringify(progress)}::jsonb, revision = revision + 1
    where group_id = ${group_id} and id = ${id}`.execute(db);
  await sql`/* record-anew */
    update answer_records r set result = x.right, first_try = x.right, tries = 1, answer = x.answer
    from (
      select key::uuid as question_id, (value ->> 'last_result')::boolean as right, nullif(value -> 'answer', 'null') as answer
      from jsonb_each(${JSON.stringify(progress)}::jsonb)
    ) x
    where r.group_id = ${group_id} and r.attempt_id = ${id} and r.question_id = x.question_id`.execute(db);
  await sql`/* count-anew */
    update exercise_results e set corrects = c.rights, incorrects = c.answers - c.rights, first_try_corrects = c.rights
    from (
      select exercise_id, count(*)::int as answers, count(*) filter (where result)::int as rights
      from answer_records where group_id = ${group_id} and attempt_id = ${id} group by exercise_id
    ) c
    where e.group_id = ${group_id} and e.user_id = ${attempt.user_id} and e.attempt_id = ${id}
      and e.exercise_id = c.exercise_id`.execute(db);
}
