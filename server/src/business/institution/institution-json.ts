import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import { sql, type RawBuilder } from 'kysely';
import type { InstitutionShape } from './institution.ts';

/** The institution row `i` as one JSON object. For use inside a larger statement, which says what the viewer is to it. */
export function institutionJson(myRole: RawBuilder<InstitutionRole | null>): RawBuilder<InstitutionShape> {
  return sql<InstitutionShape>`json_build_object(
    'id', i.id, 'name', i.name, 'logo', i.logo, 'city', i.city, 'my_role', ${myRole},
    'country', (select country_name from countries where country_code = i.country_code)
  )`;
}

/** The role of the membership in row `m`. */
export const roleOfMember: RawBuilder<InstitutionRole> = sql`m.role`;

/** The role that the person in row `viewer` holds in the institution in row `i`; null where they hold none. */
export const roleOfViewer: RawBuilder<InstitutionRole | null> = sql`(select m.role from institution_members m
  where m.institution_id = i.id and m.user_id = viewer.id and m.deleted_on is null)`;
