import { followUpListSchema } from '@lectern/domain/business/follow-up/follow-up.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { GlobalRole } from '@lectern/domain/base/account/role.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { followUpJson, type FollowUpRow } from './follow-up-json.ts';
import { FollowUpPage, type FollowUpPageShape } from './follow-up-page.ts';

type Row = {
  readonly global_role: GlobalRole;
  readonly there: boolean;
  readonly cursor_known: boolean;
  readonly listed: readonly FollowUpRow[];
};

// Open ones by the day they are due, then those that are done, the latest first, as the index has them.
const order = (f: string) =>
  sql.raw(`(${f}.done_on is not null)::int,
  case when ${f}.done_on is null then ${f}.due_on - date '2000-01-01' else -extract(epoch from ${f}.done_on at time zone 'UTC') end, ${f}.id`);

builder.queryField('followUps', (t) =>
  t.field({
    type: FollowUpPage,
    description:
      'What is to be done for an institution: open follow-ups by the day they are due, then those that are done, the latest first.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 10 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: async (_root, { institution_id, pageSize: size, after = null }, context): Promise<FollowUpPageShape> => {
      const { pageSize } = parseInput(followUpListSchema, { pageSize: size ?? 10 });
      const viewerId = getViewerId(context);
      const { rows } = await sql<Row>`/* follow-ups */
        select viewer.role as global_role, exists (
            select from institutions i where i.id = ${institution_id} and i.deleted_on is null) as there,
          ${after}::uuid is null or exists (
            select from follow_ups a where a.id = ${after} and a.institution_id = ${institution_id}) as cursor_known,
          (select coalesce(json_agg(x.shown order by ${order('x')}), '[]'::json) from (
            select f.done_on, f.due_on, f.id, ${followUpJson} as shown
            from follow_ups f join institutions i on i.id = f.institution_id
            where f.institution_id = ${institution_id} and f.deleted_on is null
              and ${after === null ? sql`true` : sql`(${order('f')}) > (select ${order('a')} from follow_ups a where a.id = ${after})`}
            order by ${order('f')} limit ${pageSize + 1}) x) as listed
        from users viewer where viewer.id = ${viewerId} and viewer.deleted_on is null`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('UNAUTHENTICATED');
      const viewer = { id: viewerId, role: row.global_role };
      context.checks.allow('followUps', { signedIn: true, globalRole: viewer.role });
      if (!row.there) throw new Refusal('NOT_FOUND');
      if (!row.cursor_known) throw new Refusal('BAD_CURSOR', { field: 'after' });
      const followUps = row.listed.slice(0, pageSize).map((one) => ({ ...one, viewer }));
      return { followUps, hasMore: row.listed.length > pageSize };
    },
  }),
);
