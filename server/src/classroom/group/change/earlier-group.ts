import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../../base/graphql/policy.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../../base/access/group-access.ts';

/** The id of the group that a new one is made after; it refuses one that the caller may not change, or of another institution. */
export async function findEarlier(context: Context, institution_id: string, id: string): Promise<string> {
  const { rows } = await sql<{ access: GroupAccess }>`/* earlier-group */
    select ${groupAccessJson()} as access
    from users viewer join groups g on g.id = ${id} and g.deleted_on is null and g.institution_id = ${institution_id}
    where viewer.id = ${getViewerId(context)}`.execute(context.db);
  if (!rows[0] || !isAllowed('updateGroup', principalOf(rows[0].access)))
    throw new Refusal('NOT_FOUND', { field: 'data.from_group_id' });
  return id;
}

/** Gives a new group the rules of an earlier one, and its settings of the courses that both have. */
export async function copySettings(db: Database, from: string, to: string, courses: readonly string[]): Promise<void> {
  await sql`/* copy-rules */ update groups g set in_sequence = e.in_sequence, benchmark_first = e.benchmark_first,
      summary_attempts = e.summary_attempts, review_benchmarks = e.review_benchmarks, review_summaries = e.review_summaries
    from groups e where g.id = ${to} and e.id = ${from}`.execute(db);
  await sql`/* copy-settings */
    insert into assessment_custom_settings (group_id, course_id, benchmark_id, summary_id, time, questions_per_lesson, created_by)
    select ${to}, s.course_id, s.benchmark_id, s.summary_id, s.time, s.questions_per_lesson, g.created_by
    from assessment_custom_settings s join groups g on g.id = ${to}
    where s.group_id = ${from} and s.course_id = any(${courses}::uuid[])`.execute(db);
}
