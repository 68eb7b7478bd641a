import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { followUpListSchema } from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { followUpJson, type FollowUpRow } from './follow-up-json.ts';
import { FollowUpPage, type FollowUpPageShape } from './follow-up-page.ts';

type Row = {
  readonly global_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly listed: readonly FollowUpRow[];
};

/** Nowhere does a day begin earlier: what is not due there is due nowhere. */
const firstZone = 'Etc/GMT-14';

type Asked = {
  readonly viewerId: string;
  readonly assignee_id: string | null;
  readonly after: string | null;
  readonly limit: number;
};

/**
 * The first ones after the cursor of those that the caller is to do, or of all others, each in the order of an index.
 * What is not asked for is not said: a plan for both would look through all before the cursor.
 */
function due(whose: 'OWN' | 'OTHERS', { viewerId, assignee_id, after, limit }: Asked): RawBuilder<unknown> {
  const isOwn = (f: string) => sql`${sql.ref(`${f}.assignee_id`)} is not distinct from ${viewerId}::uuid`;
  const cursor =
    whose === 'OWN'
      ? sql`select a.due_on, a.id from follow_ups a where a.id = ${after} and ${isOwn('a')}`
      : sql`select case when ${isOwn('a')} then '-infinity' else a.due_on end, a.id from follow_ups a where a.id = ${after}`;
  return sql`(select ${whose === 'OTHERS'} as is_others, f.due_on, f.id
    from follow_ups f join institutions i on i.id = f.institution_id and i.deleted_on is null
    where f.done_on is null and f.deleted_on is null
      and ${whose === 'OWN' ? sql`f.assignee_id = ${viewerId}` : sql`f.assignee_id is distinct from ${viewerId}::uuid`}
      and f.due_on <= today(${firstZone}) and f.due_on <= today(i.time_zone)
      and ${assignee_id === null ? sql`true` : sql`f.assignee_id = ${assignee_id}`}
      and ${after === null ? sql`true` : sql`(f.due_on, f.id) > (${cursor})`}
    order by f.due_on, f.id limit ${limit})`;
}

builder.queryField('dueFollowUps', (t) =>
  t.field({
    type: FollowUpPage,
    description:
      'The open follow-ups of all institutions that are due today or overdue, in the time zone of each: those of the caller first, then by the day.',
    args: {
      assignee_id: t.arg.id({ required: false, description: 'Those that this person is to do; left out for all.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (
      _root,
      { assignee_id = null, pageSize: size, after = null },
      context,
    ): Promise<FollowUpPageShape> => {
      const { pageSize } = parseInput(followUpListSchema, { pageSize: size ?? 10 });
      const viewerId = getViewerId(context);
      const asked = { viewerId, assignee_id, after, limit: pageSize + 1 };
      const { rows } = await sql<Row>`/* due-follow-ups */
        with page as (
          select * from (
            ${due('OWN', asked)} union all ${due('OTHERS', asked)}
          ) due order by is_others, due_on, id limit ${asked.limit}
        )
        select viewer.role as global_role,
          ${after}::uuid is null or exists (select from follow_ups a where a.id = ${after}) as cursor_known,
          (select coalesce(json_agg(${followUpJson} order by p.is_others, p.due_on, p.id), '[]'::json)
            from page p join follow_ups f on f.id = p.id join institutions i on i.id = f.institution_id) as listed
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const viewer = { id: viewerId, role: row.global_role };
      context.checks.allow('dueFollowUps', { signedIn: true, globalRole: viewer.role });
      if (!row.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const followUps = row.listed.slice(0, pageSize).map((one) => ({ ...one, viewer }));
      return { followUps, hasMore: row.listed.length > pageSize };
    },
  }),
);
