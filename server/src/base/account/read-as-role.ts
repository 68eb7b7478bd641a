import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../graphql/context.ts';

/** What is the same for all who may ask by their role: read in one statement with the role of the caller. */
export async function readAsRole<Data>(
  { db, viewerId, checks }: Context,
  operation: Operation,
  data: RawBuilder<Data>,
): Promise<Data> {
  const { rows } = await sql<{ role: GlobalRole | null; data: Data }>`
    select u.role, ${data} as data
    from (select 1) one left join users u on u.id = ${viewerId} and u.deleted_on is null`.execute(db);
  const [row] = rows;
  const globalRole = row?.role ?? null;
  checks.allow(operation, { signedIn: globalRole !== null, globalRole });
  return row?.data as Data;
}
