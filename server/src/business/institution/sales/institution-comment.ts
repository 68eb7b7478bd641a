import { sql, type RawBuilder } from 'kysely';
import { builder } from '../../../base/graphql/builder.ts';
import { User, type UserShape } from '../../../base/account/user.ts';
import { feedUser } from './feed.ts';

/** What somebody who sells has said about an institution. */
export type InstitutionCommentShape = {
  readonly id: string;
  readonly comment: string;
  readonly created_on: string;
  readonly institution_id: string;
  readonly user: UserShape;
};

/** A comment about an institution. */
export const InstitutionComment = builder.objectRef<InstitutionCommentShape>('InstitutionComment').implement({
  description: 'What somebody who sells has said about an institution; its members never read it.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Its id.' }),
    comment: t.exposeString('comment', { description: 'What was said: plain text.' }),
    created_on: t.expose('created_on', { type: 'DateTime', description: 'When it was said.' }),
    institution_id: t.exposeID('institution_id', { description: 'The institution it is about.' }),
    user: t.field({ type: User, description: 'Who said it.', resolve: ({ user }) => user }),
  }),
});

/** The comment in row `f` by the person in row `u` as one JSON object. */
export const commentJson: RawBuilder<InstitutionCommentShape> = sql`json_build_object('id', f.id, 'comment', f.comment,
  'created_on', f.created_on, 'institution_id', f.institution_id, 'user', ${feedUser})`;
