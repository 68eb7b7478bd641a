import { salesRoles } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the person in one row looks after the institution in another: who is named there as its sales manager, as long
 * as they are there and sell.
 */
export const looksAfter = (person: string, institution = 'i'): RawBuilder<boolean> =>
  sql`(${sql.ref(`${person}.id`)} = ${sql.ref(`${institution}.sales_manager_id`)}
    and ${sql.ref(`${person}.deleted_on`)} is null and ${sql.ref(`${person}.role`)} = any(${[...salesRoles]}::global_role[]))`;
