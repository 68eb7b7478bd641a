import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** How many levels the course of a lesson has, which is held as `holdItem` does. It refuses with NOT_FOUND where the lesson is not there. */
export const levelsOfLesson = (db: Database, id: string) => levelsOf(db, sql`l.id = ${id}`, 'data.lesson_id');

/** How many levels the course of a study project has. It refuses with NOT_FOUND where that is not there. */
export const levelsOfProject = (db: Database, id: string) =>
  levelsOf(db, sql`l.id = (select lesson_id from study_projects where id = ${id} and deleted_on is null)`);

async function levelsOf(db: Database, where: RawBuilder<boolean>, field?: string): Promise<number> {
  const { rows } = await sql<{ levels: number }>`/* levels-of */
    select c.levels from lessons l join courses c on c.id = l.course_id
    where ${where} and l.deleted_on is null and c.deleted_on is null for no key update of l`.execute(db);
  if (!rows[0]) throw new Refusal('NOT_FOUND', { field });
  return rows[0].levels;
}
