import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** The password of every demo account. */
export const demoPassword = 'lectern-demo';

/** The demo accounts with the role a visitor tries with each: the one in a school, else the one in the product. */
export async function listDemoAccounts(db: Database): Promise<{ email: string; role: GlobalRole }[]> {
  const { rows } = await sql<{ email: string; role: GlobalRole }>`
    select a.email, coalesce(
      (select case when m.role = 'INSTRUCTOR' and leads.anything then 'MAIN_INSTRUCTOR' else m.role::text end
        from institution_members m where m.user_id = u.id and m.deleted_on is null order by m.role limit 1),
      u.role::text, 'USER') as role
    from identity_accounts a left join users u on u.subject = a.id::text and u.deleted_on is null
      cross join lateral (
        select exists (
          select from group_members g where g.user_id = u.id and g.role = 'MAIN_INSTRUCTOR' and g.deleted_on is null
        ) as anything
      ) leads
    where a.is_demo order by a.created_on, a.email limit 30`.execute(db);
  return rows;
}
