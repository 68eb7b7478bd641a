import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { groupAccessJson, principalOf, type GroupAccess } from '../../base/access/group-access.ts';
import { wholeNameIn } from '../../base/database/whole-name.ts';

type ChangeShape = { readonly field: string; readonly from: string; readonly to: string };

type CountShape = { readonly what: string; readonly count: number };

type ActivityShape = {
  readonly number: number;
  readonly at: string;
  readonly action: string;
  readonly by: string | null;
  readonly changes: readonly ChangeShape[];
  readonly counts: readonly CountShape[];
};

type PageShape = { readonly activities: readonly ActivityShape[]; readonly hasMore: boolean };

const GroupChange = builder.objectRef<ChangeShape>('GroupChange').implement({
  description: 'A value of a group before and after an act.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'What was changed, by its name in the input of the act.' }),
    from: t.exposeString('from', { description: 'What it was: a number, a day, a code or a name.' }),
    to: t.exposeString('to', { description: 'What it is since; of courses it is how many.' }),
  }),
});

const GroupActivityCount = builder.objectRef<CountShape>('GroupActivityCount').implement({
  description: 'How many people an act has done something with.',
  fields: (t) => ({
    what: t.exposeString('what', {
      description:
        'What: ADD, MOVE, REMOVE, AWAIT or AWAIT_NO_MORE; and where an import is undone also MOVE_BACK or ADD_AGAIN.',
    }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const GroupActivity = builder.objectRef<ActivityShape>('GroupActivity').implement({
  description: 'Something that was done to a group, in codes and values.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Its number in the audit log of the institution.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    action: t.exposeString('action', { description: 'The code of what was done, as the audit log has it.' }),
    by: t.exposeString('by', { nullable: true, description: 'Who did it, by name; null for a program.' }),
    changes: t.field({
      type: [GroupChange],
      description: 'What was changed.',
      resolve: ({ changes }) => [...changes],
    }),
    counts: t.field({
      type: [GroupActivityCount],
      description: 'What an import of a roster has done, and with how many; empty for other acts.',
      resolve: ({ counts }) => [...counts],
    }),
  }),
});

const GroupActivityPage = builder.objectRef<PageShape>('GroupActivityPage').implement({
  description: 'Some of what was done to a group, and whether there is more.',
  fields: (t) => ({
    activities: t.field({
      type: [GroupActivity],
      description: 'What was done, the latest first.',
      resolve: ({ activities }) => [...activities],
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.int({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ activities, hasMore }) => (hasMore ? (activities.at(-1)?.number ?? null) : null),
    }),
  }),
});

const pageSize = 20;

// What learners do for themselves is not among what is done to a group.
const leftOut = ['GROUP_JOINED'];

builder.queryField('groupActivities', (t) =>
  t.field({
    type: GroupActivityPage,
    description: 'What was done to a group, by whom and when, the latest first, 20 at a time.',
    args: {
      groupId: t.arg.id({ description: 'The group.' }),
      after: t.arg.int({ required: false, description: 'The cursor of the page before.' }),
    },
    resolve: async (_root, { groupId, after }, context) => {
      const { rows } = await sql<{ access: GroupAccess; entries: readonly Entry[] }>`/* group-activities */
        select ${groupAccessJson()} as access, (
          select coalesce(json_agg(e order by e.number desc), '[]'::json) from (
            select a.number, a.at, a.action, ${wholeNameIn('u')} as by,
              a.details || coalesce((select jsonb_build_object('name', beside.facts -> 'name') from audit_personal beside
                where (beside.chain, beside.chain_id, beside.number) = (a.chain, a.chain_id, a.number)
                  and beside.facts -> 'name' ? 'from'), '{}') as details,
              (select json_object_agg(n.id, n.name) from (
                select p.id::text, ${wholeNameIn('p')} as name from users p
                  where p.id::text in (a.details #>> '{owner,from}', a.details #>> '{owner,to}')
                union all
                select o.id::text, o.name from licenses o
                  where o.id::text in (a.details #>> '{license_id,from}', a.details #>> '{license_id,to}')) n) as names
            from audit_log a left join users u on u.id = a.actor_id
            where a.object_type = 'group' and a.object_id = g.id::text and a.chain = 'INSTITUTION' and a.chain_id = g.institution_id
              and a.action <> all(${leftOut}::text[]) and a.number < coalesce(${after ?? null}::bigint, 9223372036854775807)
            order by a.number desc limit ${pageSize + 1}) e) as entries
        from users viewer join groups g on g.id = ${groupId} and g.deleted_on is null
        where viewer.id = ${getViewerId(context)} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      context.checks.allow('groupActivities', row ? principalOf(row.access) : { signedIn: true });
      if (!row) throw new Refusal('NOT_FOUND');
      const activities = row.entries.slice(0, pageSize).map(({ details, names, ...entry }) => ({
        ...entry,
        at: new Date(entry.at).toISOString(),
        changes: changesIn(details, names ?? {}),
        counts: entry.action === 'ROSTER_IMPORT_UNDONE' ? undoneIn(details) : countsIn(details),
      }));
      return { activities, hasMore: row.entries.length > pageSize };
    },
  }),
);

type Entry = Omit<ActivityShape, 'changes' | 'counts'> & {
  readonly details: Readonly<Record<string, unknown>>;
  readonly names: Readonly<Record<string, string>> | null;
};

function changesIn(details: Entry['details'], names: Readonly<Record<string, string>>): ChangeShape[] {
  const written = (value: unknown) =>
    Array.isArray(value) ? String(value.length) : (names[String(value)] ?? String(value));
  return Object.entries(details).flatMap(([field, value]) => {
    if (typeof value !== 'object' || value === null || !('from' in value) || !('to' in value)) return [];
    return [{ field, from: written(value.from), to: written(value.to) }];
  });
}

/** What an import of a roster has done with how many. */
function countsIn({ people, awaited, awaited_no_more }: Entry['details']): CountShape[] {
  const acts = Array.isArray(people) ? people.map((one: { readonly act?: unknown }) => one.act) : [];
  const counted = ['ADD', 'MOVE', 'REMOVE'].map((what) => ({ what, count: acts.filter((act) => act === what).length }));
  const more = [
    { what: 'AWAIT', count: Number(awaited ?? 0) },
    { what: 'AWAIT_NO_MORE', count: Number(awaited_no_more ?? 0) },
  ];
  return Array.isArray(people) ? [...counted, ...more].filter(({ count }) => count > 0) : [];
}

/** What undoing an import has done with how many; entries of before that was kept say nothing. */
function undoneIn({ removed, moved, restored, awaited, awaited_no_more }: Entry['details']): CountShape[] {
  const counts = {
    REMOVE: removed,
    MOVE_BACK: moved,
    ADD_AGAIN: restored,
    AWAIT: awaited,
    AWAIT_NO_MORE: awaited_no_more,
  };
  return Object.entries(counts).flatMap(([what, count]) => (typeof count === 'number' ? [{ what, count }] : []));
}
