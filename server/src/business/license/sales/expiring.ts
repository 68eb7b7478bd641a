import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import type { Operation } from '@lectern/domain/permission.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { finds } from '../../../base/database/finds.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { institutionJson } from '../../institution/institution-json.ts';
import type { InstitutionShape } from '../../institution/institution.ts';
import { licenseJson, type LicenseRow } from '../license-json.ts';
import type { LicenseShape } from '../license.ts';

/** Which licenses are asked for: those that end within so many days, or that ended within the last so many. */
export type ExpiringAsked = {
  readonly days: number;
  readonly ended: boolean;
  /** Whose institutions; null for everybody's. */
  readonly assignedTo: string | null;
  readonly search: string;
  readonly limit: number;
  readonly after: string | null;
};

/**
 * Licenses by the day they end on, as many as the limit and one more where there are more; quotes are not among them. It
 * refuses whom the policy does not let, and an unknown cursor (BAD_CURSOR).
 */
export async function readExpiring(
  context: Context,
  operation: Operation,
  { days, ended, assignedTo, search, limit, after }: ExpiringAsked,
): Promise<LicenseShape[]> {
  const today = sql<string>`today(i.time_zone)`;
  const window = ended
    ? sql`l.expiry_date between ${today} - ${days}::int and ${today}`
    : sql`l.expiry_date between ${today} + 1 and ${today} + ${days}::int`;
  const { rows } = await sql<Row>`/* expiring-licenses */
    select viewer.role as global_role,
      ${after}::uuid is null or exists (
        select from licenses a where a.id = ${after} and a.expiry_date is not null) as cursor_known,
      (select coalesce(json_agg(x.found order by x.expiry_date, x.id), '[]'::json) from (
        select l.expiry_date, l.id, json_build_object('license', ${licenseJson(today)}, 'today', ${today},
          'institution', ${institutionJson(sql<null>`null::text`)}) as found
        from licenses l join institutions i on i.id = l.institution_id and i.deleted_on is null
        left join users m on m.id = i.sales_manager_id
        where l.deleted_on is null and l.activation_date is not null and ${window}
          and (${assignedTo}::uuid is null or i.sales_manager_id = ${assignedTo})
          and ${finds(sql`(i.searched || l.searched || coalesce(m.searched_name, ''))`, search)}
          and (${after}::uuid is null or (l.expiry_date, l.id) > (
            select a.expiry_date, a.id from licenses a where a.id = ${after}))
        order by l.expiry_date, l.id limit ${limit}) x) as found
    from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
  const [row] = rows;
  if (!row) throw new Refusal('UNAUTHENTICATED');
  const principal = { signedIn: true, globalRole: row.global_role };
  context.checks.allow(operation, principal);
  if (!row.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
  return row.found.map(({ license, institution, today: day }) => ({ ...license, institution, principal, today: day }));
}

type Row = {
  readonly global_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly found: readonly {
    readonly license: LicenseRow;
    readonly institution: InstitutionShape;
    readonly today: string;
  }[];
};
