import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { institutionAccess, principalAt, type InstitutionAccess } from '../institution/institution-access.ts';
import { License, type LicenseShape } from './license.ts';

builder.queryField('licensesByInstitution', (t) =>
  t.field({
    type: [License],
    description: 'The licenses of an institution, the one that expires last first and quotes at the end.',
    args: { institutionId: t.arg.id({ description: 'The institution.' }) },
    resolve: async (_root, { institutionId }, context) => {
      const { rows } = await sql<Row>`/* licenses-by-institution */
        select ${institutionAccess(institutionId)},
          (select coalesce(json_agg(json_build_object(
            'id', l.id, 'key', l.key, 'name', l.name, 'purchase_order', l.purchase_order,
            'activation_date', l.activation_date, 'expiry_date', l.expiry_date, 'is_quoted', l.is_quoted,
            'max_users', l.max_users, 'slots_used', l.slots_used, 'is_gmetrix', l.is_gmetrix,
            'total_renewals', l.total_renewals, 'last_renewed', l.last_renewed, 'created_on', l.created_on,
            'products', (
              select coalesce(json_agg(json_build_object('id', p.id, 'name', p.name, 'color', p.color, 'logo', p.logo)
                order by p.name, p.id), '[]'::json)
              from license_products lp join products p on p.id = lp.product_id and p.published and p.deleted_on is null
              where lp.license_id = l.id)
            ) order by l.is_quoted, l.expiry_date desc nulls last, l.name, l.id), '[]'::json)
          from licenses l where l.institution_id = ${institutionId} and l.deleted_on is null) as licenses
        from users viewer where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      if (!rows[0]) throw new Refusal('UNAUTHENTICATED');
      const { licenses, ...access } = rows[0];
      const { institution, today } = access;
      const principal = principalAt(access);
      context.checks.allow('licensesByInstitution', principal);
      if (!institution) throw new Refusal('NOT_FOUND');
      return licenses.map((license) => ({ ...license, institution, principal, today }));
    },
  }),
);

type Row = InstitutionAccess & {
  readonly licenses: readonly Omit<LicenseShape, 'institution' | 'principal' | 'today'>[];
};
