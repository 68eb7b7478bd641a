import type { AskedQuestion } from '@lectern/domain/learning/attempt/asked-question.ts';
import type { QuestionContent } from '@lectern/domain/learning/question/question.ts';
import { sql } from 'kysely';
import type { Database } from '../../../src/base/database/connect.ts';

/** A question as an exercise asks it, before an attempt draws its order. */
export type ExerciseQuestion = Omit<AskedQuestion, 'order' | 'lesson_id' | 'exercise_id'> & {
  readonly lesson_id: string;
  readonly lesson: string;
  readonly content: QuestionContent;
};

/** A study project with its questions in order. */
export type ProjectExercise = {
  readonly id: string;
  readonly level: number;
  readonly questions: readonly ExerciseQuestion[];
};

/** The benchmark of a level with its questions, and the summary that asks them again. */
export type AssessmentExercise = {
  readonly benchmark_id: string;
  readonly summary_id: string;
  readonly level: number;
  readonly time: number | null;
  readonly questions: readonly ExerciseQuestion[];
};

/** The published exercises of a course: study projects in the order in which they are taken, assessments by level. */
export type Exercises = {
  readonly course_id: string;
  readonly projects: readonly ProjectExercise[];
  readonly assessments: readonly AssessmentExercise[];
};

/** Reads what the course asks, with the versions that an attempt begun now would freeze. */
export async function readExercises(db: Database, course_id: string): Promise<Exercises> {
  const projects = await sql<ProjectExercise>`
    select s.id, s.level, (
      select json_agg(json_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type, 'lesson_id', l.id,
        'lesson_name', l.name, 'lesson', l.slug, 'level', s.level, 'case_number', cs.order_key + 1, 'is_reinforced', q.is_reinforced, 'content', v.content)
        order by cs.order_key, q.is_reinforced, q.order_key)
      from case_studies cs join questions q on q.case_study_id = cs.id join question_versions v on v.id = q.version_id
      where cs.study_project_id = s.id and cs.published
    ) as questions
    from lessons l join study_projects s on s.lesson_id = l.id and s.published
    where l.course_id = ${course_id} and l.published
    order by s.level, s.study_project_number`.execute(db);
  const assessments = await sql<AssessmentExercise>`
    select b.id as benchmark_id, s.id as summary_id, b.level, b.time, (
      select json_agg(json_build_object('question_id', q.id, 'version_id', q.version_id, 'type', q.type, 'lesson_id', l.id,
        'lesson_name', l.name, 'lesson', l.slug, 'level', b.level, 'case_number', null, 'is_reinforced', false, 'content', v.content) order by q.order_key)
      from questions q join lessons l on l.id = q.lesson_id and l.published join question_versions v on v.id = q.version_id
      where q.benchmark_id = b.id and not q.is_free_sample
    ) as questions
    from benchmarks b join summaries s on s.benchmark_id = b.id and s.published
    where b.course_id = ${course_id} and b.published
    order by b.level`.execute(db);
  return { course_id, projects: projects.rows, assessments: assessments.rows };
}
