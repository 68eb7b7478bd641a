import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

type Parts = {
  readonly course_id: string;
  /** Null where it is about no lesson. */
  readonly lesson_id?: string | null | undefined;
  readonly url?: string | undefined;
};

/** Refuses a lesson that is not of the course, or is deleted, and a file that is not in the media library. */
export async function refuseMissingParts(db: Database, { course_id, lesson_id = null, url }: Parts): Promise<void> {
  const { rows } = await sql<{ lesson: boolean; file: boolean }>`/* resource-parts */
    select ${lesson_id}::uuid is null or exists (
        select from lessons where id = ${lesson_id} and course_id = ${course_id} and deleted_on is null) as lesson,
      ${url ?? null}::text is null or exists (
        select from media where ${url ?? null} = '/media/' || id) as file`.execute(db);
  const [found] = rows;
  if (!found?.lesson) throw new Refusal('NOT_FOUND', { field: 'data.lesson_id' });
  if (!found.file) throw new Refusal('NOT_FOUND', { field: 'data.url' });
}
