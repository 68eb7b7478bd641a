import { sql, type RawBuilder } from 'kysely';
import { isWithinBound } from '../../base/graphql/policy.ts';
import type { ExerciseType } from '../../base/database/types.ts';
import { ExerciseTypeRef } from '../../learning/attempt/exercise-type.ts';
import { isShown } from '../../base/content/is-shown.ts';
import { questionsDone } from '../../learning/attempt/questions-done.ts';
import { builder } from '../../base/graphql/builder.ts';

/** An exercise that was begun and not finished. */
export type StartedShape = {
  readonly type: ExerciseType;
  readonly group_id: string;
  readonly course_id: string;
  readonly course_name: string;
  readonly language: string;
  readonly study_project_id: string | null;
  readonly study_project_number: number | null;
  readonly title: string | null;
  readonly level: number | null;
  readonly question_index: number;
  readonly questions_done: number;
  readonly total_questions: number;
};

/** The exercise of the Continue panel. */
export const StartedExercise = builder.objectRef<StartedShape>('StartedExercise').implement({
  description: 'An exercise you have begun and not finished.',
  fields: (t) => ({
    type: t.expose('type', { type: ExerciseTypeRef, description: 'What kind of exercise it is.' }),
    group_id: t.exposeID('group_id', { description: 'The group you work in.' }),
    course_id: t.exposeID('course_id', { description: 'The course it belongs to.' }),
    course_name: t.exposeString('course_name', { description: 'The name of that course.' }),
    language: t.exposeString('language', { description: 'The language of that course, a BCP 47 tag.' }),
    study_project_id: t.exposeID('study_project_id', {
      nullable: true,
      description: 'The study project; null for assessments.',
    }),
    study_project_number: t.exposeInt('study_project_number', {
      nullable: true,
      description: 'Its number; null for assessments.',
    }),
    title: t.exposeString('title', {
      nullable: true,
      description: 'The title of the study project, where it has one.',
    }),
    level: t.exposeInt('level', { nullable: true, description: 'The level; null for all levels in one sitting.' }),
    question_index: t.exposeInt('question_index', { description: 'The question reached, counted from 0.' }),
    questions_done: t.exposeInt('questions_done', {
      description: 'How many questions are done: settled in a study project, answered in an assessment.',
    }),
    total_questions: t.exposeInt('total_questions', { description: 'How many questions it has.' }),
  }),
});

/**
 * The open attempt with which the person in row `viewer` goes on, as `nextStep` says: a sitting whose clock runs before what
 * was saved last; in a group that is open to them, as JSON or null.
 */
export function startedJson(): RawBuilder<StartedShape | null> {
  return sql<StartedShape | null>`(
    select json_build_object(
      'type', a.type, 'group_id', a.group_id, 'course_id', a.course_id, 'course_name', c.name, 'language', c.language, 'level', coalesce(s.level, a.level),
      'study_project_id', s.id, 'study_project_number', s.study_project_number, 'title', s.title,
      'question_index', a.question_index, 'questions_done', (
        select coalesce(sum(${questionsDone}), 0) from exercise_results r
        where r.group_id = a.group_id and r.attempt_id = a.id and r.completed_on is null),
      'total_questions', jsonb_array_length(a.questions)
    )
    from group_members m
    join groups g on g.id = m.group_id and g.deleted_on is null and g.status = 'STARTED'
    join institutions i on i.id = g.institution_id
    join attempts a on a.group_id = g.id and a.user_id = viewer.id and a.state = 'STARTED' and (a.deadline is null or a.deadline > now())
    join courses c on c.id = a.course_id and c.published and c.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = c.id
    left join study_projects s on s.id = a.study_project_id
    where m.user_id = viewer.id and m.deleted_on is null and ${isWithinBound(sql.ref('i.id'))}
      and today(i.time_zone) between g.start_date and g.end_date
      and (s.id is null or ${isShown('study_projects', 's')})
    order by a.deadline is null, a.saved_at desc limit 1
  )`;
}
