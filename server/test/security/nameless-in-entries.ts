import { auditFields } from '@lectern/domain/base/audit-log/audit-fields.ts';
import { sql } from 'kysely';
import type { Database } from '../../src/base/database/connect.ts';

/** What is said in the audit log, however deep, by a name that has no words. */
export async function namelessInEntries(db: Database): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`/* names-in-entries */
    with recursive said (value) as (
      (select details from audit_log union select facts from audit_personal)
      union select inner_value from said cross join lateral (
        select value from jsonb_each(case jsonb_typeof(said.value) when 'object' then said.value end)
        union all select value from jsonb_array_elements(case jsonb_typeof(said.value) when 'array' then said.value end)
      ) x (inner_value)
    )
    select distinct key as name
    from said, jsonb_object_keys(case jsonb_typeof(said.value) when 'object' then said.value end) key
    order by 1`.execute(db);
  const own = ['after', 'before', 'named', 'noted', 'to', 'undoes', 'undoes_entry'];
  const known = new Set<string>([...auditFields, ...own]);
  return rows.map(({ name }) => name).filter((name) => !known.has(name));
}
