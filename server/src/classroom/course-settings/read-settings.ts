import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { getViewerId, type Context } from '../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import type { CourseSettingsShape } from './course-settings.ts';

/** Which course of which group. */
export type SettingsPlace = { readonly groupId: string; readonly courseId: string };

type Row = CourseSettingsShape & { readonly access: GroupAccess; readonly institution_id: string };

const settingsOf = (table: 'benchmarks' | 'summaries', own: 'benchmark_id' | 'summary_id') => sql`(
  select coalesce(json_agg(json_build_object('assessment_id', x.id, 'level', x.level, 'time', own.time,
    'questions_per_lesson', own.questions_per_lesson, 'course_time', x.time,
    'course_questions_per_lesson', x.questions_per_lesson) order by x.level), '[]'::json)
  from ${sql.table(table)} x
  left join assessment_custom_settings own on own.group_id = g.id and ${sql.ref(`own.${own}`)} = x.id
  where x.course_id = c.id and x.published and x.deleted_on is null)`;

/** The settings of a published course of a group for those whom the policy lets do the operation. */
export async function readSettings(
  context: Context,
  operation: Operation,
  { groupId, courseId }: SettingsPlace,
): Promise<Row> {
  const { rows } = await sql<{ settings: Row }>`/* course-settings */
    select json_build_object('access', ${groupAccessJson()}, 'institution_id', g.institution_id,
      'group_id', g.id, 'course_id', c.id, 'version', g.settings_version,
      'benchmarks', ${settingsOf('benchmarks', 'benchmark_id')},
      'summaries', ${settingsOf('summaries', 'summary_id')},
      'summary_attempts', g.summary_attempts, 'in_sequence', g.in_sequence, 'benchmark_first', g.benchmark_first,
      'review_benchmarks', g.review_benchmarks, 'review_summaries', g.review_summaries, 'extra_times', (
        select coalesce(json_agg(json_build_object('user_id', u.id, 'first_name', u.first_name, 'last_name', u.last_name,
          'percent', round((m.time_factor - 1) * 100)::int) order by u.last_name, u.first_name, u.id), '[]'::json)
        from group_members m join users u on u.id = m.user_id
        where m.group_id = g.id and m.role = 'STUDENT' and m.deleted_on is null and m.time_factor > 1)) as settings
    from users viewer
    join groups g on g.id = ${groupId} and g.deleted_on is null
    join group_courses gc on gc.group_id = g.id and gc.course_id = ${courseId}
    join courses c on c.id = gc.course_id and c.published and c.deleted_on is null
    where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
  const settings = rows[0]?.settings;
  context.checks.allow(operation, settings ? principalOf(settings.access) : { signedIn: true });
  if (!settings) throw new Refusal('NOT_FOUND');
  return settings;
}
