import type { TimeAndQuestions } from '@lectern/domain/classroom/course-settings/course-settings.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';

/** What a group says of one benchmark or one summary. */
export type OwnSettings = TimeAndQuestions & { readonly benchmark_id?: string; readonly summary_id?: string };

/** Keeps what a group says of assessments of a course of which it says nothing yet. */
export async function keepOwn(
  db: Database,
  place: { readonly groupId: string; readonly courseId: string; readonly viewerId: string },
  own: readonly OwnSettings[],
): Promise<void> {
  const { groupId, courseId, viewerId } = place;
  await sql`/* keep-settings */
    insert into assessment_custom_settings
      (group_id, course_id, benchmark_id, summary_id, time, questions_per_lesson, created_by)
    select ${groupId}::uuid, ${courseId}::uuid, benchmark_id, summary_id, time, questions_per_lesson, ${viewerId}::uuid
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb)
      as x(benchmark_id uuid, summary_id uuid, time integer, questions_per_lesson smallint)`.execute(db);
}
