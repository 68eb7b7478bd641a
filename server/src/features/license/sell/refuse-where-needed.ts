import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../database/connect.ts';

/** Refuses what the groups of a license, or of one of several, still need, with their names (IN_USE); `need` is said of the group row `g`. */
export async function refuseWhereNeeded(
  db: Database,
  license_id: string | readonly string[],
  field: string | undefined,
  need: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string }>`/* groups-that-need */
    select g.name from groups g where g.license_id = any(${[license_id].flat()}::uuid[]) and ${need}
    order by g.name, g.id limit 20`.execute(db);
  if (rows.length > 0) throw new Refusal('IN_USE', { field, details: { groups: rows.map(({ name }) => name) } });
}
