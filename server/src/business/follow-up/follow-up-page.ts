import { builder } from '../../base/graphql/builder.ts';
import { FollowUp, type FollowUpShape } from './follow-up.ts';

/** Some follow-ups of a list. */
export type FollowUpPageShape = {
  readonly followUps: readonly FollowUpShape[];
  readonly hasMore: boolean;
};

/** Some follow-ups of a list. */
export const FollowUpPage = builder.objectRef<FollowUpPageShape>('FollowUpPage').implement({
  description: 'Some follow-ups, and whether there are more.',
  fields: (t) => ({
    followUps: t.field({
      type: [FollowUp],
      description: 'The follow-ups, in order.',
      resolve: ({ followUps }) => followUps,
    }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether the list goes on after them.' }),
    cursor: t.id({
      nullable: true,
      description: 'What to send as `after` for those that follow; null at the end of the list.',
      resolve: ({ followUps, hasMore }) => (hasMore ? (followUps.at(-1)?.id ?? null) : null),
    }),
  }),
});
