import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../../base/database/connect.ts';
import { groupJson, groupOfRow, type GroupRow } from './group-json.ts';
import type { GroupShape } from './group.ts';

/** A group as its viewer sees it after an act; it refuses with NOT_FOUND where there is none. */
export async function readGroup(db: Database, viewerId: string, id: string): Promise<GroupShape> {
  const { rows } = await sql<{ group: GroupRow }>`/* read-group */
    select ${groupJson()} as "group" from users viewer join groups g on g.id = ${id} where viewer.id = ${viewerId}`.execute(
    db,
  );
  if (!rows[0]) throw new Refusal('NOT_FOUND');
  return groupOfRow(db, rows[0].group);
}
