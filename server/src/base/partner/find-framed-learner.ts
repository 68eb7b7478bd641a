import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { Partner } from './partner.ts';

/** Whom a partner wants to send to which course. */
export type Wanted = { readonly email: string; readonly group_id: string; readonly course_id: string };

type Found = {
  account_id: string | null;
  has_duties: boolean;
  group_known: boolean;
  course_known: boolean;
  belongs: boolean;
};

/** Roles that open nothing outside a school. A partner is trusted with those of its institution, never with the product. */
const schoolRoles = ['USER', 'STUDENT', 'INSTRUCTOR', 'MAIN_INSTRUCTOR', 'CENTER_ADMIN'];

/**
 * The account of the member of the partner's institution with this verified address. It refuses with NOT_FOUND and the
 * field what the institution does not have, and with FORBIDDEN people who do not belong to the group, and staff of the
 * product.
 */
export async function findFramedLearner(
  db: Database,
  { institution_id }: Partner,
  { email, group_id, course_id }: Wanted,
  { issuer, isLocal }: { readonly issuer: string; readonly isLocal: boolean },
): Promise<string> {
  const { rows } = await sql<Found>`/* find-framed-learner */
    with person as (
      select u.id, u.subject::uuid as account_id, u.role, m.role as member_role
      from users u
      join institution_members m on m.user_id = u.id and m.institution_id = ${institution_id} and m.deleted_on is null
      where u.email = ${email} and u.email_verified and u.deleted_on is null and u.issuer = ${issuer}
    ), place as (
      select id from groups where id = ${group_id} and institution_id = ${institution_id} and deleted_on is null
    )
    select
      (select a.id from identity_accounts a
        where a.id = (select account_id from person) and (not a.is_demo or ${isLocal})) as account_id,
      exists (select from person where not role = any(${schoolRoles}::global_role[])) as has_duties,
      exists (select from place) as group_known,
      exists (select from group_courses where group_id = (select id from place) and course_id = ${course_id}) as course_known,
      exists (select from person where member_role = 'CENTER_ADMIN')
        or exists (select from group_members where group_id = (select id from place)
          and user_id = (select id from person) and deleted_on is null) as belongs`.execute(db);
  const { account_id, has_duties, group_known, course_known, belongs } = rows[0] as Found;
  if (!account_id) throw new Refusal('NOT_FOUND', { field: 'email' });
  if (!group_known) throw new Refusal('NOT_FOUND', { field: 'group_id' });
  if (!course_known) throw new Refusal('NOT_FOUND', { field: 'course_id' });
  if (has_duties || !belongs) throw new Refusal('FORBIDDEN', { field: 'email' });
  return account_id;
}
