import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { isAllowed } from '../../base/graphql/policy.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { kindNames, kindOf, type KindName } from '../../base/content/kinds.ts';
import { ancestorsJson, nameOf, numberOf, parentColumns, type AncestorShape } from './content-ancestors.ts';
import { ContentName, type ContentNameShape } from './content-name.ts';
import { removalOf } from './removal-of.ts';
import { daysToRestore, takesOut } from '../../base/change-set/takes-out.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

type DeletedShape = ContentNameShape & {
  readonly version: number;
  readonly at: string;
  readonly by: string | null;
  readonly language: string | null;
  readonly ancestors: readonly AncestorShape[];
  readonly place_taken: boolean;
  readonly shown: boolean;
  readonly may_restore: boolean;
};

type PageShape = { readonly items: readonly DeletedShape[]; readonly hasMore: boolean };

const DeletedItem = builder.objectRef<DeletedShape>('DeletedItem').implement({
  description: 'An item of content that was taken out and can be brought back.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ContentKindName, description: 'Its kind.' }),
    id: t.exposeID('id', { description: 'The id of the item.' }),
    name: t.exposeString('name', { description: 'What it is called, without markup; it may be empty.' }),
    number: t.exposeInt('number', { nullable: true, description: 'Its level or place, where it is told by that.' }),
    version: t.exposeInt('version', { description: 'Its version, to be sent when it is brought back.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was taken out.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who took it out, by name; null for a program.' }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The language of its course, a BCP 47 tag; null where it belongs to none.',
    }),
    ancestors: t.field({
      type: [ContentName],
      description: 'What it belongs to, from the product down.',
      resolve: ({ ancestors }) => [...ancestors],
    }),
    missing: t.field({
      type: ContentName,
      nullable: true,
      description: 'What it belongs to and has to be brought back before; null where nothing stands in the way.',
      resolve: ({ ancestors }) => ancestors.find(({ deleted_on }) => deleted_on !== null) ?? null,
    }),
    place_taken: t.exposeBoolean('place_taken', {
      description: 'Whether another stands in its place, so that it comes back behind the others.',
    }),
    shown: t.exposeBoolean('shown', {
      description: 'Whether learners see it at once where it comes back and does not wait.',
    }),
    may_restore: t.exposeBoolean('may_restore', { description: 'Whether you may bring it back.' }),
  }),
});

const DeletedPage = builder.objectRef<PageShape>('DeletedPage').implement({
  description: 'Some of what was taken out of the content, and whether there is more.',
  fields: (t) => ({
    items: t.field({ type: [DeletedItem], description: 'The latest first.', resolve: ({ items }) => [...items] }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ items, hasMore }) => (hasMore ? (items.at(-1)?.id ?? null) : null),
    }),
  }),
});

const pageSize = 50;

builder.queryField('deletedContent', (t) =>
  t.field({
    type: DeletedPage,
    description:
      'What was taken out of the content in the last 30 days, the latest first, 50 at a time, for content roles. What went together with what it belongs to comes back with that and is not listed.',
    args: {
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { after = null }, context): Promise<PageShape> => {
      const { role } = await getViewer(context);
      const principal = { signedIn: true, globalRole: role };
      context.checks.allow('deletedContent', principal);
      const { rows } = await sql<{ cursor_known: boolean; items: readonly DeletedShape[] }>`/* deleted-content */
        with taken_out as (${sql.join(kindNames.map(takenOut), sql` union all `)}),
        listed as (
          select d.* from taken_out d
          where not d.ancestors @> jsonb_build_array(jsonb_build_object('deleted_on', to_jsonb(d.at)))
        ),
        page as (
          select d.*, ${wholeNameIn('u')} as by from listed d left join users u on u.id = d.deleted_by
          where ${after}::uuid is null or (d.at, d.id) < (select a.at, a.id from listed a where a.id = ${after}::uuid)
          order by d.at desc, d.id desc limit ${pageSize + 1}
        ),
        shown as materialized (select id from shown_items(array(select id from page)) x (id)),
        told as (select p.*, exists (select from shown s where s.id = p.id) as shown from page p)
        select ${after}::uuid is null or exists (select from listed a where a.id = ${after}::uuid) as cursor_known,
          (select coalesce(json_agg(p order by p.at desc, p.id desc), '[]'::json) from told p) as items`.execute(
        context.db,
      );
      const [row] = rows;
      if (!row?.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const items = row.items.slice(0, pageSize).map((item) => ({
        ...item,
        at: new Date(item.at).toISOString(),
        language: item.language ?? item.ancestors.find(({ kind }) => kind === 'COURSE')?.language ?? null,
        may_restore: isAllowed(takesOut[item.kind], principal),
      }));
      return { items, hasMore: row.items.length > pageSize };
    },
  }),
);

/** What of a kind was taken out lately. */
function takenOut(kind: KindName) {
  const { table, order } = kindOf(kind);
  return sql`select ${kind}::text as kind, t.id, ${nameOf(kind, 't')} as name, ${numberOf(kind, 't')} as number, t.version,
      t.deleted_on as at, t.deleted_by, ${kind === 'COURSE' ? sql`t.language` : sql`null::text`} as language,
      ${ancestorsJson(kind, 't')} as ancestors, ${order ? placeTaken(kind, order) : sql`false`} as place_taken
    from ${sql.table(table)} t where t.deleted_on > now() - make_interval(days => ${daysToRestore})`;
}

function placeTaken(kind: KindName, { column, within }: NonNullable<ReturnType<typeof kindOf>['order']>) {
  const same = [...parentColumns(kind), ...(within ? [within] : [])].map(
    (name) => sql`${sql.ref(`o.${name}`)} is not distinct from ${sql.ref(`t.${name}`)}`,
  );
  const stood = sql`coalesce((select r.place_before from (${removalOf(sql`t.id`)}) r), ${sql.ref(`t.${column}`)})`;
  return sql`exists (select from ${sql.table(kindOf(kind).table)} o where o.deleted_on is null
    and ${sql.join(same, sql` and `)} and ${sql.ref(`o.${column}`)} = ${stood})`;
}
