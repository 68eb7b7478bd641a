import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import { isAskable } from '@lectern/domain/learning/question/askable.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import type { StudyProjectKind } from '@lectern/domain/learning/study-project/introduction.ts';
import { sql, type RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../base/database/connect.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { courseJson } from './course-json.ts';
import type { CourseShape } from './course.ts';
import { askable, askedOfGroups } from '../question/askable.ts';

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

/** A published benchmark or summary with the settings its author gave it. */
export type OutlineAssessment = {
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
};

/** What a course shows to its learners at one version, the same for all of them. */
export type CourseOutline = {
  readonly version: number;
  readonly published: boolean;
  readonly course: CourseShape;
  readonly lessons: readonly LessonFact[];
  readonly assessments: readonly OutlineAssessment[];
  readonly number_of_pages: number;
  readonly number_of_cards: number;
  readonly number_of_clips: number;
};

const outlines = new LRUCache<string, CourseOutline>({ max: 300 });

/** The outline of a course at a version that a statement has just named; read again only when the course has changed. */
export async function courseOutline(db: Database, courseId: string, version: number): Promise<CourseOutline> {
  const kept = outlines.get(courseId);
  if (kept?.version === version) return kept;
  const { rows } = await outlineStatement(courseId).execute(db);
  if (!rows[0]) throw new Error(`course ${courseId} is gone`);
  outlines.set(courseId, rows[0].outline);
  return rows[0].outline;
}

function outlineStatement(courseId: string): RawBuilder<{ outline: CourseOutline }> {
  return sql<{ outline: CourseOutline }>`/* course-outline */
    with visible_lessons as materialized (
      select l.id, l.name, l.slug, l.logo, l.display_order
      from lessons l where l.course_id = ${courseId} and l.published and l.deleted_on is null
    ), project_questions as (
      select cs.study_project_id, count(q.id)::int as questions
      from visible_lessons l
      join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
      join case_studies cs on cs.study_project_id = s.id and cs.published and cs.deleted_on is null
      join questions q on q.case_study_id = cs.id and q.deleted_on is null and ${askable}
      group by cs.study_project_id
    ), projects as (
      select s.lesson_id, json_agg(json_build_object('id', s.id, 'level', s.level, 'study_project_number', s.study_project_number,
        'title', s.title, 'kind', s.kind, 'total_questions', coalesce(n.questions, 0)) order by s.level, s.study_project_number) as list
      from visible_lessons l
      join study_projects s on s.lesson_id = l.id and s.published and s.deleted_on is null
      left join project_questions n on n.study_project_id = s.id
      group by s.lesson_id
    ), assessments as (
      select b.id, 'BENCHMARK'::exercise_type as type, b.id as benchmark_id, b.level, b.description, b.time, b.questions_per_lesson
      from benchmarks b where b.course_id = ${courseId} and b.published and b.deleted_on is null
      union all
      select s.id, 'SUMMARY', s.benchmark_id, s.level, s.description, s.time, s.questions_per_lesson
      from summaries s where s.course_id = ${courseId} and s.published and s.deleted_on is null
    )
    select json_build_object(
      'version', v.version,
      'published', c.published and c.deleted_on is null and p.published and p.deleted_on is null,
      'course', ${courseJson()},
      'lessons', (
        select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'slug', l.slug, 'logo', l.logo,
          'display_order', l.display_order, 'projects', coalesce(x.list, '[]'::json)) order by l.display_order), '[]'::json)
        from visible_lessons l left join projects x on x.lesson_id = l.id),
      'assessments', (
        select coalesce(json_agg(json_build_object('id', a.id, 'type', a.type, 'level', a.level, 'description', a.description,
          'benchmark_id', a.benchmark_id, 'time', a.time, 'questions_per_lesson', a.questions_per_lesson,
          'questions_of_lessons', (
            select coalesce(json_agg(n.questions), '[]'::json) from (
              select count(*)::int as questions from questions q join visible_lessons l on l.id = q.lesson_id
              where q.benchmark_id = a.benchmark_id and q.deleted_on is null and ${askedOfGroups} group by q.lesson_id) n)
          ) order by a.level), '[]'::json)
        from assessments a),
      'number_of_pages', (select count(*)::int from visible_lessons l join lesson_pages lp on lp.lesson_id = l.id),
      'number_of_cards', (select count(*)::int from visible_lessons l join quickdeck_cards q on q.lesson_id = l.id and q.published and q.deleted_on is null),
      'number_of_clips', (select count(*)::int from visible_lessons l join quickclip_cards q on q.lesson_id = l.id and q.published and q.deleted_on is null)
    ) as outline
    from courses c join products p on p.id = c.product_id join course_versions v on v.course_id = c.id
    where c.id = ${courseId}`;
}

/** A question that a sitting may ask, with its content for shuffling. */
export type CandidateQuestion = Pick<AskedQuestion, 'question_id' | 'version_id' | 'type' | 'level'> & {
  readonly lesson_id: string;
  readonly benchmark_id: string;
  readonly content: QuestionContent;
};

type QuestionBank = { readonly version: number; readonly questions: readonly CandidateQuestion[] };

const banks = new LRUCache<string, QuestionBank>({ max: 100 });

/** The questions of all benchmarks of a course that learners may be asked, at a version that a statement has just named. */
export async function questionBank(
  db: Database,
  courseId: string,
  version: number,
): Promise<readonly CandidateQuestion[]> {
  const kept = banks.get(courseId);
  if (kept?.version === version) return kept.questions;
  const { rows } = await sql<{ bank: QuestionBank }>`/* question-bank */
    select json_build_object('version', v.version, 'questions', (
      select coalesce(json_agg(json_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type,
        'lesson_id', q.lesson_id, 'level', b.level, 'benchmark_id', b.id, 'content', x.content)
        order by b.level, l.display_order, q.order_key, q.id), '[]'::json)
      from benchmarks b
      join questions q on q.benchmark_id = b.id and q.deleted_on is null and not q.is_free_sample
      join lessons l on l.id = q.lesson_id and l.published and l.deleted_on is null
      join question_versions x on x.id = q.version_id
      where b.course_id = v.course_id and b.deleted_on is null)) as bank
    from course_versions v where v.course_id = ${courseId}`.execute(db);
  if (!rows[0]) throw new Error(`course ${courseId} is gone`);
  const { version: known, questions } = rows[0].bank;
  const bank = { version: known, questions: questions.filter(({ content }) => isAskable(content)) };
  banks.set(courseId, bank);
  return bank.questions;
}
