import type { ExerciseRules } from '@lectern/domain/course/lock.ts';
import type { StudyProjectKind } from '@lectern/domain/study-project/introduction.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../database/connect.ts';
import type { ExerciseType } from '../../database/types.ts';
import { groupAccessJson, type GroupAccess } from '../group/group-access.ts';
import type { CourseShape } from './course.ts';
import { courseJson } from './course-json.ts';

/** A study project of the course and how many questions it asks. */
export type ProjectFact = {
  readonly id: string;
  readonly level: number;
  readonly study_project_number: number;
  readonly title: string | null;
  readonly kind: StudyProjectKind;
  readonly total_questions: number;
};

/** A published lesson with its published study projects by level and number. */
export type LessonFact = {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logo: string | null;
  readonly display_order: number;
  readonly projects: readonly ProjectFact[];
};

/** A published benchmark or summary with the settings that hold in this group. */
export type AssessmentFact = {
  readonly id: string;
  readonly type: Extract<ExerciseType, 'BENCHMARK' | 'SUMMARY'>;
  /** The benchmark whose questions it asks: itself, or the one a summary was activated from. */
  readonly benchmark_id: string;
  readonly level: number;
  readonly description: string;
  readonly time: number | null;
  readonly questions_per_lesson: number | null;
  /** How many questions each lesson contributes before the limit per lesson. */
  readonly questions_of_lessons: readonly number[];
  readonly granted: boolean;
};

/** The latest result of an exercise, or the open attempt at it (then `completed_on` is null). */
export type ResultFact = {
  readonly exercise_id: string;
  readonly attempt_id: string;
  readonly attempt: number;
  readonly corrects: number;
  readonly incorrects: number;
  readonly first_try_corrects: number;
  readonly seconds_spent: number;
  readonly total_questions: number;
  readonly questions_done: number;
  readonly question_index: number | null;
  readonly saved_at: string | null;
  readonly completed_on: string | null;
};

/** Everything the dashboard of one learner in one course is computed from. */
export type ProgressFacts = {
  readonly access: GroupAccess;
  readonly group: ExerciseRules & {
    readonly id: string;
    readonly name: string;
    readonly summary_attempts: number | null;
  };
  readonly is_member: boolean;
  readonly course: CourseShape;
  readonly lessons: readonly LessonFact[];
  readonly assessments: readonly AssessmentFact[];
  readonly results: readonly ResultFact[];
  readonly number_of_pages: number;
  readonly number_of_cards: number;
  readonly number_of_clips: number;
};

/** Reads the facts in one statement, together with what the viewer is to the group; null where the course is not in it. */
export async function readProgressFacts(
  db: Database,
  ids: { viewerId: string; groupId: string; courseId: string; studentId: string },
): Promise<ProgressFacts | null> {
  const { viewerId, groupId, courseId, studentId } = ids;
  const counts = sql`(select coalesce(json_agg(n.questions), '[]'::json) from benchmark_counts n where n.benchmark_id = a.benchmark_id)`;
  const { rows } = await sql<{ facts: ProgressFacts }>`/* student-course-progress */
    with visible_lessons as materialized (
      select l.id, l.name, l.slug, l.logo, l.display_order
      from lessons l where l.course_id = ${courseId} and l.published and l.deleted_on is null
    ), case_counts as (
      select cs.study_project_id, count(q.id)::int as questions
      from visible_lessons l
      join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
      join case_studies cs on cs.study_project_id = s.id and cs.published and cs.deleted_on is null
      join questions q on q.case_study_id = cs.id and q.deleted_on is null
      group by cs.study_project_id
    ), projects as (
      select s.lesson_id, json_agg(json_build_object('id', s.id, 'level', s.level, 'study_project_number', s.study_project_number,
        'title', s.title, 'kind', s.kind, 'total_questions', coalesce(n.questions, 0)) order by s.level, s.study_project_number) as list
      from visible_lessons l
      join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
      left join case_counts n on n.study_project_id = s.id
      group by s.lesson_id
    ), benchmark_counts as (
      select b.id as benchmark_id, q.lesson_id, count(*)::int as questions
      from benchmarks b
      join questions q on q.benchmark_id = b.id and q.deleted_on is null
      join visible_lessons l on l.id = q.lesson_id
      where b.course_id = ${courseId} and b.deleted_on is null
      group by b.id, q.lesson_id
    )
    select json_build_object(
      'access', ${groupAccessJson()},
      'group', json_build_object('id', g.id, 'name', g.name, 'in_sequence', g.in_sequence,
        'benchmark_first', g.benchmark_first, 'summary_attempts', g.summary_attempts),
      'is_member', exists (select from group_members m where m.group_id = g.id and m.user_id = ${studentId} and m.deleted_on is null),
      'course', ${courseJson()},
      'lessons', (
        select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'slug', l.slug, 'logo', l.logo,
          'display_order', l.display_order, 'projects', coalesce(x.list, '[]'::json)) order by l.display_order), '[]'::json)
        from visible_lessons l left join projects x on x.lesson_id = l.id),
      'assessments', ${assessmentsJson(courseId, studentId, counts)},
      'results', ${resultsJson(sql`${studentId}::uuid`)},
      'number_of_pages', (select count(*)::int from visible_lessons l join lesson_pages lp on lp.lesson_id = l.id),
      'number_of_cards', (select count(*)::int from visible_lessons l join quickdeck_cards q on q.lesson_id = l.id and q.published and q.deleted_on is null),
      'number_of_clips', (select count(*)::int from visible_lessons l join quickclip_cards q on q.lesson_id = l.id and q.published and q.deleted_on is null)
    ) as facts
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
    join products p on p.id = c.product_id and p.published and p.deleted_on is null
    where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  return rows[0]?.facts ?? null;
}

/** The latest results of a learner in the group row `g` and the open attempts. */
export function resultsJson(studentId: RawBuilder<unknown>): RawBuilder<ResultFact[]> {
  return sql<ResultFact[]>`(
    select coalesce(json_agg(json_build_object('exercise_id', r.exercise_id, 'attempt_id', r.attempt_id, 'attempt', r.attempt,
      'corrects', r.corrects, 'incorrects', r.incorrects, 'first_try_corrects', r.first_try_corrects,
      'seconds_spent', r.seconds_spent, 'total_questions', r.total_questions, 'questions_done', r.questions_done,
      'completed_on', r.completed_on, 'question_index', a.question_index, 'saved_at', a.saved_at)), '[]'::json)
    from exercise_results r
    left join attempts a on r.completed_on is null and a.group_id = r.group_id and a.id = r.attempt_id
    where r.group_id = g.id and r.user_id = ${studentId} and (r.is_latest or r.completed_on is null)
  )`;
}

/** The published benchmarks and summaries of a course with the settings of the group row `g`; counts come from `benchmark_counts`. */
export function assessmentsJson(
  courseId: string,
  studentId: string,
  counts: RawBuilder<unknown>,
): RawBuilder<AssessmentFact[]> {
  return sql<AssessmentFact[]>`(
    select coalesce(json_agg(json_build_object('id', a.id, 'type', a.type, 'level', a.level, 'description', a.description,
      'benchmark_id', a.benchmark_id, 'time', coalesce(x.time, a.time),
      'questions_per_lesson', coalesce(x.questions_per_lesson, a.questions_per_lesson), 'questions_of_lessons', ${counts},
      'granted', exists (select from attempt_permissions p where p.group_id = g.id and p.user_id = ${studentId}
        and coalesce(p.benchmark_id, p.summary_id) = a.id and p.used_by_attempt is null)
      ) order by a.level), '[]'::json)
    from (
      select b.id, 'BENCHMARK'::exercise_type as type, b.id as benchmark_id, b.level, b.description, b.time, b.questions_per_lesson
      from benchmarks b where b.course_id = ${courseId} and b.published and b.deleted_on is null
      union all
      select s.id, 'SUMMARY', s.benchmark_id, s.level, s.description, s.time, s.questions_per_lesson
      from summaries s where s.course_id = ${courseId} and s.published and s.deleted_on is null
    ) a
    left join assessment_custom_settings x on x.group_id = g.id and coalesce(x.benchmark_id, x.summary_id) = a.id
  )`;
}
