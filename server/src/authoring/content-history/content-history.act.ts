import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { ancestorsJson, nameOf, numberOf, type AncestorShape } from './content-ancestors.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { kindOf, type KindName } from '../../base/content/kinds.ts';
import { readInEditor } from '../../base/change-set/waiting-changes/as-it-will-be.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

const whatHappened = {
  MADE: { description: 'It was made, or its history begins there.' },
  CHANGED: { description: 'It says something else since.' },
  ORDERED: { description: 'Its children stand in another order since.' },
  REMOVED: { description: 'It was taken out.' },
  RESTORED: { description: 'It was brought back.' },
  PUBLISHED: { description: 'It was published.' },
  UNPUBLISHED: { description: 'It became a draft again.' },
} as const;

type What = keyof typeof whatHappened;

type EntryShape = {
  readonly number: number;
  readonly version: number;
  readonly what: What;
  readonly operation: string | null;
  readonly undoes: boolean;
  readonly at: string;
  readonly by: string | null;
};

type HistoryShape = {
  readonly name: string;
  readonly number: number | null;
  readonly language: string | null;
  readonly version: number;
  readonly entries: readonly EntryShape[];
  readonly hasMore: boolean;
};

const ContentHistoryWhat = builder.enumType('ContentHistoryWhat', {
  description: 'What an act did to an item of content.',
  values: whatHappened,
});

const ContentHistoryEntry = builder.objectRef<EntryShape>('ContentHistoryEntry').implement({
  description: 'One act in the history of an item of content.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the history of the item, counted from 1.' }),
    version: t.exposeInt('version', { description: 'The version of the item since; publishing makes no new one.' }),
    what: t.expose('what', { type: ContentHistoryWhat, description: 'What it did.' }),
    operation: t.exposeString('operation', {
      nullable: true,
      description: 'The operation that did it, or `import`; null where the history begins with what was there.',
    }),
    undoes: t.exposeBoolean('undoes', { description: 'Whether it took an earlier act of that operation back.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who did it, by name; null for a program.' }),
  }),
});

const ContentHistory = builder.objectRef<HistoryShape>('ContentHistory').implement({
  description: 'What was done to an item of content, and what it is called.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What it is called now, without markup; it may be empty.' }),
    number: t.exposeInt('number', { nullable: true, description: 'Its level or place, where it is told by that.' }),
    language: t.exposeString('language', {
      nullable: true,
      description: 'The language of its course, a BCP 47 tag; null where it belongs to none.',
    }),
    version: t.exposeInt('version', { description: 'Its version now.' }),
    entries: t.field({
      type: [ContentHistoryEntry],
      description: 'What was done to it, the latest first, at most 30.',
      resolve: ({ entries }) => [...entries],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there is more before these.' }),
    cursor: t.int({
      nullable: true,
      description: 'What to send as `after` for those before; null at the beginning.',
      resolve: ({ entries, hasMore }) => (hasMore ? (entries.at(-1)?.number ?? null) : null),
    }),
  }),
});

const pageSize = 30;

builder.queryField('contentHistory', (t) =>
  t.field({
    type: ContentHistory,
    description: 'Who did what to an item of content and when, the latest first, 30 at a time, for content roles.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'Its kind.' }),
      id: t.arg.id({ description: 'The id of the item.' }),
      after: t.arg.int({ required: false, description: 'The cursor of the page before.' }),
    },
    resolve: async (_root, { kind, id, after }, context): Promise<HistoryShape> => {
      const found = await readInEditor(context, 'contentHistory', [id], historyJson(kind, id, after ?? null));
      if (!found) throw new Refusal('NOT_FOUND');
      const { ancestors, entries, ...item } = found;
      return {
        ...item,
        language: item.language ?? ancestors.find((one) => one.kind === 'COURSE')?.language ?? null,
        entries: entries.slice(0, pageSize).map(entryOf),
        hasMore: entries.length > pageSize,
      };
    },
  }),
);

type KeptEntry = Omit<EntryShape, 'what'> & {
  readonly version_before: number | null;
  readonly published_before: boolean | null;
  readonly published_after: boolean | null;
  readonly deleted_before: boolean;
  readonly deleted_after: boolean;
  readonly only_order: boolean;
};

type Found = Omit<HistoryShape, 'entries' | 'hasMore'> & {
  readonly ancestors: readonly AncestorShape[];
  readonly entries: readonly KeptEntry[];
};

function historyJson(kind: KindName, id: string, after: number | null) {
  const language = kind === 'COURSE' ? sql`t.language` : sql`null::text`;
  return sql<Found | null>`(/* content-history */
    select json_build_object('name', ${nameOf(kind, 't')}, 'number', ${numberOf(kind, 't')}, 'language', ${language},
      'ancestors', ${ancestorsJson(kind, 't')}, 'version', t.version, 'entries', (
        with acts as (
          select i.version_before, i.version_after, i.published_before, i.published_after, i.deleted_before, i.deleted_after,
            s.id, s.operation, s.undoes is not null as undoes, s.created_on, s.created_by,
            k.content is null and k.orders is not null as only_order
          from change_set_items i join change_sets s on s.id = i.change_set_id
          left join superseded_versions k on k.item_id = i.item_id and k.version = i.version_before
            and i.version_after > i.version_before
          where i.item_id = t.id
          union all
          select null, coalesce(min(i.version_before), t.version), null, null, false, false,
            null, null, false, t.created_on, t.created_by, false
          from change_set_items i where i.item_id = t.id having count(*) filter (where i.version_before is null) = 0
        ), counted as (
          select row_number() over (order by version_after, created_on, id nulls first)::int as number, acts.* from acts
        )
        select coalesce(json_agg(e order by e.number desc), '[]'::json) from (
          select c.number, c.version_after as version, c.version_before, c.published_before, c.published_after,
            c.deleted_before, c.deleted_after, c.only_order, c.operation, c.undoes, c.created_on as at,
            ${wholeNameIn('u')} as by
          from counted c left join users u on u.id = c.created_by
          where ${after}::int is null or c.number < ${after}::int
          order by c.number desc limit ${pageSize + 1}) e))
    from ${sql.table(kindOf(kind).table)} t where t.id = ${id} and t.deleted_on is null)`;
}

const entryOf = ({ number, version, operation, undoes, at, by, ...states }: KeptEntry): EntryShape => {
  const what = whatOf(states, version);
  return { number, version, what, operation, undoes, at: new Date(at).toISOString(), by };
};

function whatOf(states: Omit<KeptEntry, keyof EntryShape>, version: number): What {
  if (states.version_before === null) return 'MADE';
  if (states.deleted_before !== states.deleted_after) return states.deleted_after ? 'REMOVED' : 'RESTORED';
  if (states.version_before !== version) return states.only_order ? 'ORDERED' : 'CHANGED';
  return states.published_after ? 'PUBLISHED' : 'UNPUBLISHED';
}
