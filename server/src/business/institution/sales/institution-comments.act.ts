import { builder } from '../../../base/graphql/builder.ts';
import { readFeed, type Feed } from './feed.ts';
import { commentJson, InstitutionComment, type InstitutionCommentShape } from './institution-comment.ts';

const InstitutionCommentPage = builder.objectRef<Feed<InstitutionCommentShape>>('InstitutionCommentPage').implement({
  description: 'Some of what was said about an institution.',
  fields: (t) => ({
    entries: t.field({
      type: [InstitutionComment],
      description: 'What was said, the latest first.',
      resolve: ({ entries }) => entries,
    }),
    hasMore: t.boolean({
      description: 'Whether the list goes on after them.',
      resolve: ({ cursor }) => cursor !== null,
    }),
    cursor: t.exposeID('cursor', {
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
    }),
  }),
});

builder.queryField('institutionComments', (t) =>
  t.field({
    type: InstitutionCommentPage,
    description: 'What those who sell say about an institution, the latest first, for sales roles alone.',
    args: {
      institution_id: t.arg.id({ description: 'The institution.' }),
      pageSize: t.arg.int({ required: false, description: 'How many to give: 5 unless said, 60 at most.' }),
      after: t.arg.id({ required: false, description: 'The cursor of the page before; BAD_CURSOR if it is unknown.' }),
    },
    resolve: (_root, asked, context) =>
      readFeed(context, 'institutionComments', asked, { table: 'comments', entry: commentJson }),
  }),
);
