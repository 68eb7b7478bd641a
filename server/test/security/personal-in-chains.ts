import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';

/**
 * What entries of the audit log tell in their chains of who somebody is. Ids are left out, which say by chance what a short
 * name says, and so are people whom a test calls by a number.
 */
export async function personalInChains(db: Database): Promise<readonly unknown[]> {
  const { rows } = await sql`/* personal-in-details */
    with said as (
      select unnest(array[first_name, last_name, email]) as value from users
      union select unnest(array[first_name, last_name, email]) from invitations
      union select unnest(array[first_name, last_name, email]) from awaited_members
      union select original_name from media
      union select facts ->> key from audit_personal, unnest('{name,email,what,reason}'::text[]) key where facts ? key
      union select one from audit_personal, jsonb_array_elements_text(facts -> 'emails') one
    ), without_ids as materialized (
      select action, regexp_replace(details::text, '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}', '', 'g') as details from audit_log
    )
    select distinct l.action, said.value from without_ids l
    join said on length(said.value) > 3 and said.value !~ '^[0-9]+$' and strpos(l.details, said.value) > 0
    union select action, details::text from audit_log where details::text like '%@%'`.execute(db);
  return rows;
}
