import { sql, type RawBuilder } from 'kysely';

/** What something is called whose id stands in an entry. */
export type NamedShape = { readonly id: string; readonly name: string };

/** What those are called whose ids a text holds, as far as there are not more than a person would read, as JSON. */
export const namesIn = (text: RawBuilder<string>): RawBuilder<readonly NamedShape[]> => sql`(
  with ids as materialized (
    select distinct found[1]::uuid as id
    from regexp_matches(${text}, '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') found limit 200
  )
  select coalesce(json_agg(json_build_object('id', named.id, 'name', named.name) order by named.name, named.id), '[]'::json) from (
    select u.id, concat_ws(' ', u.first_name, u.last_name) as name from ids join users u using (id)
    union all select i.id, i.name from ids join institutions i using (id)
    union all select g.id, g.name from ids join groups g using (id)
    union all select s.id, s.name from ids join licenses s using (id)
    union all select p.id, p.name from ids join products p using (id)
    union all select c.id, c.name from ids join courses c using (id)
  ) named)`;
