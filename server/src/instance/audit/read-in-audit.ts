import { auditRoles, isRoleOf } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../../base/graphql/context.ts';
import {
  institutionAccess,
  principalAt,
  type InstitutionAccess,
} from '../../business/institution/institution-access.ts';

/** What was read of the audit log, and whether it was read for an institution, which sees less of it. */
export type ReadInAudit<Data> = { readonly data: Data; readonly asInstitution: boolean };

/** Who reads it. */
export type AuditReader = Pick<Context, 'db' | 'viewerId' | 'checks'>;

/**
 * Reads something of the audit log in one statement with what the caller may: of an institution, or of everything where
 * it is null. Nothing is read for whom the policy does not let. Who looks is the row `viewer` of the statement. What was
 * done in an institution that is removed is there for those alone who read all of it.
 */
export async function readInAudit<Data>(
  { db, viewerId, checks }: AuditReader,
  operation: Operation,
  institution_id: string | null,
  data: RawBuilder<Data>,
): Promise<ReadInAudit<Data>> {
  if (!viewerId) throw new Refusal('UNAUTHENTICATED');
  const { rows } = await sql<InstitutionAccess & { readonly known: boolean; readonly data: Data | null }>`
    select ${institutionAccess(institution_id ?? sql`null::uuid`)},
      (${institution_id}::uuid is null or exists (select from institutions i where i.id = ${institution_id}::uuid)) as known,
      case when viewer.role = any(${[...auditRoles]}::global_role[]) or exists (select from institution_members m
        where m.institution_id = ${institution_id}::uuid and m.user_id = viewer.id and m.role = 'CENTER_ADMIN' and m.deleted_on is null)
      then ${data} end as data
    from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(db);
  const [row] = rows;
  if (!row) throw new Refusal('UNAUTHENTICATED');
  const principal = principalAt(row);
  checks.allow(operation, principal);
  if (row.data === null || !row.known) throw new Refusal('NOT_FOUND');
  return { data: row.data, asInstitution: !isRoleOf(auditRoles, principal.globalRole) };
}
