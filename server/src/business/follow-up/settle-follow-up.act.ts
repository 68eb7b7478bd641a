import { sql } from 'kysely';
import { builder } from '../../base/graphql/builder.ts';
import { FollowUp } from './follow-up.ts';
import { getFollower, holdFollowUp, readFollowUp, writeFollowUp } from './hold-follow-up.ts';

builder.mutationField('settleFollowUp', (t) =>
  t.field({
    type: FollowUp,
    description:
      'Says that a follow-up is done, or that it is not after all; one that stands so already stays as it is. A question that has been asked anew meanwhile is not opened a second time (TAKEN).',
    args: {
      id: t.arg.id({ description: 'The id of the follow-up.' }),
      done: t.arg.boolean({ description: 'True once it is done, false to open it again.' }),
    },
    resolve: async (_root, { id, done }, context) => {
      const { db } = context;
      const viewer = await getFollower(context, 'settleFollowUp');
      const held = await holdFollowUp(db, id);
      if (held.done === done) return readFollowUp(db, viewer, id);
      const by = done ? viewer.id : null;
      await sql`/* settle-follow-up */ update follow_ups
        set done_on = ${done ? sql`now()` : null}, done_by = ${by}, modified_on = now(), modified_by = ${viewer.id}
        where id = ${id}`.execute(db);
      const { institution_id } = held;
      const action = done ? 'FOLLOW_UP_DONE' : 'FOLLOW_UP_REOPENED';
      return writeFollowUp(context, viewer, { id, institution_id, action });
    },
  }),
);
