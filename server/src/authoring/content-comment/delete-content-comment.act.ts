import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewer } from '../../base/graphql/context.ts';
import { productOfComment } from './content-comment.ts';

builder.mutationField('deleteContentComment', (t) =>
  t.boolean({
    description: 'Deletes a comment about an item of content for good, for who wrote it.',
    args: { id: t.arg.id({ description: 'The comment.' }) },
    resolve: async (_root, { id }, context) => {
      const { db, checks } = context;
      const viewer = await getViewer(context);
      checks.allow('deleteContentComment', { signedIn: true, globalRole: viewer.role });
      type Found = { readonly created_by: string; readonly item_id: string; readonly product_id: string | null };
      const { rows } = await sql<Found>`/* hold-comment */
        select c.created_by, c.item_id, ${productOfComment} as product_id from content_comments c where c.id = ${id} for update`.execute(
        db,
      );
      const [found] = rows;
      if (!found) throw new Refusal('NOT_FOUND');
      if (found.created_by !== viewer.id) throw new Refusal('FORBIDDEN');
      await db.deleteFrom('content_comments').where('id', '=', id).execute();
      const product = found.product_id ?? found.item_id;
      await writeAudit(db, actorOf(context), {
        chain: 'PRODUCT',
        chainId: product,
        action: 'CONTENT_COMMENT_DELETED',
        object: { type: 'product', id: product },
        details: { item: found.item_id, comment: id },
      });
      return true;
    },
  }),
);
