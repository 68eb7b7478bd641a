import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution/institution-access.ts';
import { licenseJson, type LicenseRow } from './license-json.ts';
import { License } from './license.ts';
import { seesDrafts } from '../institution/license-drafts.ts';

builder.queryField('licensesByInstitution', (t) =>
  t.field({
    type: [License],
    description:
      'The licenses of an institution, the one that expires last first and quotes at the end; its members see those that were sent.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      const today = sql<string>`(select today(i.time_zone) from institutions i where i.id = ${institutionId})`;
      const { rows } = await sql<Row>`/* licenses-by-institution */
        select ${institutionAccess(institutionId)},
          (select coalesce(json_agg(${licenseJson(today)} order by l.is_quoted, l.expiry_date desc nulls last, l.name, l.id), '[]'::json)
          from licenses l where l.institution_id = ${institutionId} and l.deleted_on is null) as licenses
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { licenses, ...access } = rows[0];
      const { institution } = access;
      const principal = principalAt(access);
      context.checks.allow('licensesByInstitution', principal);
      if (!institution) throw new Refusal('NOT_FOUND');
      const seen = seesDrafts(principal)
        ? licenses
        : licenses.filter(({ is_quoted, quote }) => !is_quoted || quote !== null);
      return seen.map((license) => ({ ...license, institution, principal, today: access.today }));
    },
  }),
);

type Row = InstitutionAccess & { readonly licenses: readonly LicenseRow[] };
