import {
  reviewOf,
  type Review,
  type ReviewFacts,
  type StandingAssessment,
} from '@lectern/domain/learning/assessment/review.ts';
import { scorePercent } from '@lectern/domain/learning/attempt/score.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import type { AttemptHead } from '../attempt/attempt-row.ts';

/** Whose finished sittings of which kind; all of them in one course and group show the same. */
export type ReviewPlace = Pick<AttemptHead, 'group_id' | 'user_id' | 'course_id' | 'type'>;

/** What a learner's finished sittings show of the questions of an exercise. */
export type ReviewOfExercise = (exerciseId: string) => Review;

type Row = Omit<StandingAssessment, 'earlier'> & {
  readonly id: string;
  readonly submitted: number;
  readonly latest: { readonly corrects: number; readonly total_questions: number } | null;
  readonly granted: boolean;
};

/** Reads in one statement what decides it, assessments that were taken back or deleted included. */
export async function readReview(db: Database, place: ReviewPlace): Promise<ReviewOfExercise> {
  const { group_id, user_id, course_id, type } = place;
  const { rows } = await sql<Omit<ReviewFacts, 'assessments'> & { assessments: Row[] }>`/* review-facts */
    select case ${type} when 'SUMMARY' then g.review_summaries else g.review_benchmarks end as rule,
      g.summary_attempts as most_attempts, (
        select coalesce(json_agg(json_build_object('id', x.id, 'kind', x.kind, 'benchmark_id', x.benchmark_id, 'published', x.published,
          'submitted', coalesce(r.attempt, 0), 'latest', case when r.attempt is not null then
            json_build_object('corrects', r.corrects, 'total_questions', r.total_questions) end,
          'open', exists (select from exercise_results o where o.group_id = g.id and o.user_id = ${user_id}
            and o.exercise_id = x.id and o.completed_on is null),
          'granted', exists (select from attempt_permissions p where p.group_id = g.id and p.user_id = ${user_id}
            and p.used_by_attempt is null and coalesce(p.benchmark_id, p.summary_id) = x.id))), '[]'::json)
        from (
          select b.id, 'BENCHMARK' as kind, b.id as benchmark_id, b.published and b.deleted_on is null as published
          from benchmarks b where b.course_id = ${course_id}
          union all
          select s.id, 'SUMMARY', s.benchmark_id, s.published and s.deleted_on is null from summaries s where s.course_id = ${course_id}
        ) x
        left join exercise_results r on r.group_id = g.id and r.user_id = ${user_id} and r.exercise_id = x.id and r.is_latest
      ) as assessments
    from groups g where g.id = ${group_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`group ${group_id} is gone`);
  const facts: ReviewFacts = { ...row, assessments: row.assessments.map(standingOf) };
  const benchmarkOf = new Map(row.assessments.map(({ id, benchmark_id }) => [id, benchmark_id]));
  return (exerciseId) => reviewOf(facts, benchmarkOf.get(exerciseId) ?? exerciseId);
}

function standingOf({ submitted, latest, granted, ...one }: Row): StandingAssessment {
  const latest_percent = latest && scorePercent(latest.corrects, latest.total_questions);
  return { ...one, earlier: { submitted, latest_percent, granted } };
}
