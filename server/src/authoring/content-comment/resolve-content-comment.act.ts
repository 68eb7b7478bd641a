import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { commentJson, ContentComment, type ContentCommentShape } from './content-comment.ts';

builder.mutationField('resolveContentComment', (t) =>
  t.field({
    type: ContentComment,
    description: 'Marks a comment about an item of content as resolved, or as open again.',
    args: {
      id: t.arg.id({ description: 'The comment.' }),
      resolved: t.arg.boolean({ description: 'Whether it is resolved.' }),
    },
    extensions: { unaudited: 'content_comments keeps who resolved it and when' },
    resolve: async (_root, { id, resolved }, context): Promise<ContentCommentShape> => {
      const viewer = await getViewer(context);
      context.checks.allow('resolveContentComment', { signedIn: true, globalRole: viewer.role });
      const { rows } = await sql<{ changed: ContentCommentShape }>`/* resolve-content-comment */
        with c as (
          update content_comments set
            resolved_by = case when ${resolved} then coalesce(resolved_by, ${viewer.id}::uuid) end,
            resolved_on = case when ${resolved} then coalesce(resolved_on, now()) end
          where id = ${id} returning *
        ) select ${commentJson(sql`${viewer.id}::uuid`)} as changed from c`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return row.changed;
    },
  }),
);
