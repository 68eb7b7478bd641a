import { sql, type RawBuilder } from 'kysely';
import { kindNames, tableOf, type KindName } from '../../base/content/kinds.ts';
import { nameOf, numberOf } from '../../authoring/content-history/content-ancestors.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

/**
 * What something is called whose id stands in an entry, as far as anything has that id. What has a number in place of a
 * name, such as a benchmark, is called by its kind, that number and the name of what it belongs to; what has neither, such
 * as an attempt, by when it was begun.
 */
export type NamedShape = {
  readonly id: string;
  readonly name?: string;
  readonly kind?: KindName;
  readonly number?: number;
  readonly at?: string;
};

/** What has no name and is told from others by when it began. */
const begun = Object.entries({
  attempts: 'started_at',
  change_sets: 'created_on',
  comments: 'created_on',
  institution_imports: 'created_on',
  mail_outbox: 'created_on',
  people_imports: 'created_on',
  roster_imports: 'created_on',
}).map(
  ([table, at]) =>
    sql`union all select t.id, null, null, null, t.${sql.ref(at)} from ids join ${sql.table(table)} t using (id)`,
);

/** What an item without a name of its own belongs to. */
const belongsTo: Partial<Record<KindName, RawBuilder<string>>> = {
  STUDY_PROJECT: sql`(select s.name from lessons s where s.id = t.lesson_id)`,
  CASE_STUDY: sql`(select s.name from study_projects p join lessons s on s.id = p.lesson_id where p.id = t.study_project_id)`,
  BENCHMARK: sql`(select c.name from courses c where c.id = t.course_id)`,
  SUMMARY: sql`(select c.name from courses c where c.id = t.course_id)`,
};

const items = kindNames.map((kind) => {
  const [own, of] = [sql`nullif(${nameOf(kind, 't')}, '')`, belongsTo[kind]];
  const named = of
    ? sql`coalesce(${own}, ${of}), case when ${own} is null then ${sql.lit(kind)} end, ${numberOf(kind, 't')}`
    : sql`${own}, null, null`;
  return sql`union all select t.id, ${named}, null from ids join ${sql.table(tableOf(kind))} t using (id)`;
});

/** What those are called whose ids a text holds, as far as there are not more than a person would read, as JSON. */
export const namesIn = (text: RawBuilder<string>): RawBuilder<readonly NamedShape[]> => sql`(
  with ids as materialized (
    select distinct found[1]::uuid as id
    from regexp_matches(${text}, '"([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})"', 'g') found limit 200
  ), named (id, name, kind, number, at) as (
    select u.id, ${wholeNameIn('u')}, null, null::integer, null::timestamptz from ids join users u using (id)
    union all select m.id, ${wholeNameIn('u')}, null, null, null
      from ids join institution_members m using (id) join users u on u.id = m.user_id
    union all select n.id, ${wholeNameIn('n')}, null, null, null from ids join invitations n using (id)
    union all select i.id, i.name, null, null, null from ids join institutions i using (id)
    union all select g.id, g.name, null, null, null from ids join groups g using (id)
    union all select s.id, s.name, null, null, null from ids join licenses s using (id)
    union all select o.id, o.number, null, null, null from ids join license_offers o using (id)
    ${sql.join([...items, ...begun], sql` `)}
  )
  select coalesce(json_agg(json_strip_nulls(json_build_object('id', ids.id, 'name', named.name, 'kind', named.kind,
    'number', case when named.kind is not null then named.number end, 'at', named.at)) order by named.name, ids.id), '[]'::json)
  from ids left join named using (id))`;
