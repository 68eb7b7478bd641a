import type { GlobalRole } from '@lectern/domain/account/role.ts';
import { sql } from 'kysely';
import type { Database } from '../../database/connect.ts';

/** The roles of people until the end of the transaction, held in one order, so that two who change each other wait. */
export async function holdRoles(db: Database, ids: readonly string[]): Promise<Map<string, GlobalRole>> {
  const { rows } = await sql<{ id: string; role: GlobalRole }>`/* hold-roles */
    select id, role from users where id = any(${ids}::uuid[]) and deleted_on is null
    order by id for no key update`.execute(db);
  return new Map(rows.map(({ id, role }) => [id, role]));
}
