import { randomUUID } from 'node:crypto';
import { commentSchema } from '@lectern/domain/base/content/comment.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { ContentKindName } from '../../base/content/content-kind-name.ts';
import { commentJson, ContentComment, itemFound, type ContentCommentShape } from './content-comment.ts';

builder.mutationField('addContentComment', (t) =>
  t.field({
    type: ContentComment,
    description: 'Says something about an item of content to all who author, learners read none of it.',
    args: {
      kind: t.arg({ type: ContentKindName, description: 'The kind of the item.' }),
      id: t.arg.id({ description: 'The item.' }),
      comment: t.arg.string({ description: 'What to say: plain text of 1 to 4000 characters.' }),
    },
    extensions: { unaudited: 'content_comments keeps who said it and when' },
    resolve: async (_root, { kind, id, comment }, context): Promise<ContentCommentShape> => {
      const viewer = await getViewer(context);
      context.checks.allow('addContentComment', { signedIn: true, globalRole: viewer.role });
      const said = parseInput(commentSchema, { comment });
      const { rows } = await sql<{ added: ContentCommentShape }>`/* add-content-comment */
        with c as (
          insert into content_comments (id, item_id, kind, comment, created_by)
          select ${randomUUID()}::uuid, ${id}::uuid, ${kind}, ${said.comment}, ${viewer.id}::uuid
          where ${itemFound(kind, id)} returning *
        ) select ${commentJson(sql`${viewer.id}::uuid`)} as added from c`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return row.added;
    },
  }),
);
