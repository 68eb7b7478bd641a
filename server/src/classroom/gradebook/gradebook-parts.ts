import { sql, type RawBuilder } from 'kysely';
import { questionsDone } from '../../learning/attempt/questions-done.ts';
import { isShown } from '../../base/content/is-shown.ts';
import { benchmarkAsks, projectAsks } from '../../learning/question/asks-something.ts';

/** The exercises of a course as rows; `published` where learners see it and it asks something. */
export const exercisesOf = (courseId: string): RawBuilder<unknown> => sql`
  select 'STUDY_PROJECT'::exercise_type as type, s.id, s.level, l.id as lesson_id, l.name as lesson_name, l.slug as lesson_slug, l.display_order,
    s.study_project_number, s.title, ${isShown('study_projects', 's')} and ${projectAsks} as published
  from lessons l join study_projects s on s.lesson_id = l.id where l.course_id = ${courseId}
  union all
  select 'BENCHMARK', b.id, b.level, null, null, null, 0, null, null, ${isShown('benchmarks', 'b')} and ${benchmarkAsks('b.id')} from benchmarks b where b.course_id = ${courseId}
  union all
  select 'SUMMARY', b.id, b.level, null, null, null, 0, null, null, ${isShown('summaries', 'b')} and ${benchmarkAsks('b.benchmark_id')} from summaries b where b.course_id = ${courseId}`;

/** What the learner of the membership `m` did, entry by entry as `parseCells` reads them; `number` is the column of a result `r`. */
export const cellEntries = (number: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select r.type, ${number} || '=' || concat_ws('/', r.corrects, r.total_questions, r.first_try_corrects, r.seconds_spent, r.attempt) as entry
  from exercise_results r where r.group_id = m.group_id and r.user_id = m.user_id and r.is_latest
  union all
  select r.type, ${number} || '~' || concat_ws('/', ${questionsDone}, r.total_questions, r.seconds_spent)
  from exercise_results r join attempts a on a.group_id = r.group_id and a.id = r.attempt_id
  where r.group_id = m.group_id and r.user_id = m.user_id and r.completed_on is null`;
