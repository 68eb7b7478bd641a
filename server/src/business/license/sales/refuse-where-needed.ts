import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../base/database/connect.ts';

/** How many groups a refusal names; of more it says how many more there are. */
const mostNamed = 20;

/** Refuses what the groups of a license, or of one of several, still need, with their names (IN_USE); `need` is said of the group row `g`. */
export async function refuseWhereNeeded(
  db: Database,
  license_id: string | readonly string[],
  field: string | undefined,
  need: RawBuilder<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string; all: number }>`/* groups-that-need */
    select g.name, count(*) over ()::int as all from groups g where g.license_id = any(${[license_id].flat()}::uuid[]) and ${need}
    order by g.name, g.id limit ${mostNamed}`.execute(db);
  const [first] = rows;
  if (!first) return;
  const more = first.all - rows.length;
  throw new Refusal('IN_USE', {
    field,
    details: { groups: rows.map(({ name }) => name), ...(more > 0 ? { more } : {}) },
  });
}
