import { sql, type RawBuilder } from 'kysely';

/**
 * The products of live licenses, of all institutions that a person belongs to, as the `from` and `where` of a statement:
 * `m` is the membership, `lp` the product of the license.
 */
export function licensedTo(personId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`from institution_members m
    join institutions i on i.id = m.institution_id and i.deleted_on is null
    join licenses l on l.institution_id = i.id and l.deleted_on is null and not l.is_quoted and l.expiry_date > today(i.time_zone)
    join license_products lp on lp.license_id = l.id
    where m.user_id = ${personId} and m.deleted_on is null`;
}
