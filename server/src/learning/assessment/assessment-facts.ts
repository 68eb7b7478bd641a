import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { questionBank, type CandidateQuestion } from '../course/course-outline.ts';
import { readProgressFacts, type ProgressFacts } from '../course/progress-facts.ts';

/** Everything that decides how a sitting begins. */
export type StartFacts = ProgressFacts & {
  readonly questions: readonly CandidateQuestion[];
  /** Which questions earlier attempts have asked, by exercise. */
  readonly asked_before: readonly { readonly exercise_id: string; readonly question_id: string }[];
};

/** Reads the facts; null where the course is not in the group or not published. */
export async function readStartFacts(
  db: Database,
  { viewerId, groupId, courseId }: { viewerId: string; groupId: string; courseId: string },
): Promise<StartFacts | null> {
  const facts = await readProgressFacts(db, { viewerId, groupId, courseId, studentId: viewerId });
  if (!facts) return null;
  const tried = facts.assessments.some(({ id }) => facts.standings.has(id));
  return {
    ...facts,
    questions: await questionBank(db, courseId, facts.version),
    asked_before: tried ? await readAskedBefore(db, groupId, viewerId) : [],
  };
}

async function readAskedBefore(db: Database, groupId: string, userId: string): Promise<StartFacts['asked_before']> {
  const { rows } = await sql<StartFacts['asked_before'][number]>`/* asked-before */
    select r.exercise_id, x.question_id
    from exercise_results r
    join answer_records x on x.group_id = r.group_id and x.attempt_id = r.attempt_id and x.exercise_id = r.exercise_id
    where r.group_id = ${groupId} and r.user_id = ${userId} and r.type <> 'STUDY_PROJECT'`.execute(db);
  return rows;
}
