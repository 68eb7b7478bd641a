import { sql } from 'kysely';
import type { Database } from '../../src/database/connect.ts';

/** What entries of the audit log tell in their chains of who somebody is. */
export async function personalInChains(db: Database): Promise<readonly unknown[]> {
  const { rows } = await sql`/* personal-in-details */
    with said as (
      select unnest(array[first_name, last_name, email]) as value from users
      union select unnest(array[first_name, last_name, email]) from invitations
      union select unnest(array[first_name, last_name, email]) from awaited_members
      union select original_name from media
      union select facts ->> key from audit_personal, unnest('{name,email,what,reason}'::text[]) key where facts ? key
      union select one from audit_personal, jsonb_array_elements_text(facts -> 'emails') one
    )
    select distinct l.action, said.value from audit_log l
    join said on length(said.value) > 3 and strpos(l.details::text, said.value) > 0
    union select action, details::text from audit_log where details::text like '%@%'`.execute(db);
  return rows;
}
