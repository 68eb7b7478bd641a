import { commentSchema } from '@lectern/domain/base/content/comment.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { commentJson, InstitutionComment, type InstitutionCommentShape } from './institution-comment.ts';

builder.mutationField('createInstitutionComment', (t) =>
  t.field({
    type: InstitutionComment,
    description: 'Says something about an institution to all who sell.',
    args: {
      comment: t.arg.string({ description: 'What to say: plain text of 1 to 4000 characters.' }),
      institution_id: t.arg.id({ description: 'The institution.' }),
    },
    extensions: { unaudited: 'comments keeps who said it and when' },
    resolve: async (_root, { comment, institution_id }, context): Promise<InstitutionCommentShape> => {
      const viewer = await getViewer(context);
      context.checks.allow('createInstitutionComment', { signedIn: true, globalRole: viewer.role });
      const said = parseInput(commentSchema, { comment });
      const { rows } = await sql<{ added: InstitutionCommentShape }>`/* create-institution-comment */
        with f as (
          insert into comments (institution_id, user_id, comment)
          select i.id, ${viewer.id}::uuid, ${said.comment} from institutions i
          where i.id = ${institution_id} and i.deleted_on is null returning *
        ) select ${commentJson} as added from f join users u on u.id = f.user_id`.execute(context.db);
      const [row] = rows;
      if (!row) throw new Refusal('NOT_FOUND');
      return row.added;
    },
  }),
);
