import type { AskedQuestion } from '@lectern/domain/question/asked-question.ts';
import type { QuestionContent } from '@lectern/domain/question/question.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';
import { assessmentsJson, resultsJson } from '../course/progress-facts.ts';
import type { AssessmentFacts } from '../course/progress-view.ts';
import { groupAccessJson } from '../group/group-access.ts';

/** A question that a sitting may ask, with its content for shuffling. */
export type CandidateQuestion = Pick<AskedQuestion, 'question_id' | 'version_id' | 'type' | 'level'> & {
  readonly lesson_id: string;
  readonly benchmark_id: string;
  readonly content: QuestionContent;
};

/** Everything that decides how a sitting begins. */
export type StartFacts = AssessmentFacts & {
  readonly time_factor: number;
  readonly questions: readonly CandidateQuestion[];
  /** Which questions earlier attempts have asked, by exercise. */
  readonly asked_before: readonly { readonly exercise_id: string; readonly question_id: string }[];
};

/** Reads the facts in one statement; null where the course is not in the group or not published. */
export async function readStartFacts(
  db: Database,
  ids: { viewerId: string; groupId: string; courseId: string; level: number | null },
): Promise<StartFacts | null> {
  const { viewerId, groupId, courseId, level } = ids;
  const { rows } = await sql<{ facts: StartFacts }>`/* assessment-start */
    select json_build_object(
      'access', ${groupAccessJson()},
      'group', json_build_object('id', g.id, 'name', g.name, 'in_sequence', g.in_sequence,
        'benchmark_first', g.benchmark_first, 'summary_attempts', g.summary_attempts),
      'time_factor', coalesce((select m.time_factor from group_members m where m.group_id = g.id and m.user_id = viewer.id), 1),
      'assessments', ${assessmentsJson(courseId, viewerId, sql`'[]'::json`)},
      'results', ${resultsJson(sql`viewer.id`)},
      'questions', (
        select coalesce(json_agg(json_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type,
          'lesson_id', q.lesson_id, 'level', b.level, 'benchmark_id', b.id, 'content', v.content)
          order by b.level, l.display_order, q.order_key, q.id), '[]'::json)
        from benchmarks b
        join questions q on q.benchmark_id = b.id and q.deleted_on is null
        join lessons l on l.id = q.lesson_id and l.published and l.deleted_on is null
        join question_versions v on v.id = q.version_id
        where b.course_id = c.id and b.deleted_on is null and b.level = coalesce(${level}::smallint, b.level)),
      'asked_before', (
        select coalesce(json_agg(json_build_object('exercise_id', r.exercise_id, 'question_id', x.question_id)), '[]'::json)
        from exercise_results r
        join answer_records x on x.group_id = r.group_id and x.attempt_id = r.attempt_id and x.exercise_id = r.exercise_id
        where r.group_id = g.id and r.user_id = viewer.id and r.type <> 'STUDY_PROJECT')
    ) as facts
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
    join products p on p.id = c.product_id and p.published and p.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  return rows[0]?.facts ?? null;
}
