import type { GlobalRole } from '@lectern/domain/account/role.ts';
import { followUpListSchema } from '@lectern/domain/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { parseInput } from '../../graphql/input.ts';
import { followUpJson, type FollowUpRow } from './follow-up-json.ts';
import { FollowUpPage, type FollowUpPageShape } from './follow-up-page.ts';

type Row = {
  readonly global_role: GlobalRole;
  readonly cursor_known: boolean;
  readonly listed: readonly FollowUpRow[];
};

/** Nowhere does a day begin earlier: what is not due there is due nowhere. */
const firstZone = 'Etc/GMT-14';

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
      const order = (f: string) => sql`${sql.raw(f)}.assignee_id is distinct from ${viewerId}::uuid,
        ${sql.raw(f)}.due_on, ${sql.raw(f)}.id`;
      const { rows } = await sql<Row>`/* due-follow-ups */
        select viewer.role as global_role,
          ${after}::uuid is null or exists (select from follow_ups a where a.id = ${after}) as cursor_known,
          (select coalesce(json_agg(x.shown order by ${order('x')}), '[]'::json) from (
            select f.assignee_id, f.due_on, f.id, ${followUpJson} as shown
            from follow_ups f join institutions i on i.id = f.institution_id and i.deleted_on is null
            where f.done_on is null and f.deleted_on is null
              and f.due_on <= today(${firstZone}) and f.due_on <= today(i.time_zone)
              and (${assignee_id}::uuid is null or f.assignee_id = ${assignee_id})
              and (${after}::uuid is null or (${order('f')}) > (select ${order('a')} from follow_ups a where a.id = ${after}))
            order by ${order('f')} limit ${pageSize + 1}) x) as listed
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
