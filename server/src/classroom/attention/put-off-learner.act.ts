import { putOffSchema } from '@lectern/domain/classroom/attention/put-off.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { principalOf } from '../../base/access/group-access.ts';
import { readAttention } from './read-attention.ts';
import { WatchedLearnerRef } from './watched-learner.ts';

builder.mutationField('putOffLearner', (t) =>
  t.field({
    type: WatchedLearnerRef,
    description:
      'Takes a learner off the list of those who need attention, for all who teach the group, until a day or until another rule holds; or puts them back on it. It refuses a group that is not open, and who is no learner in it, with NOT_FOUND.',
    args: {
      group_id: t.arg.id({ description: 'The group.' }),
      user_id: t.arg.id({ description: 'The learner.' }),
      until: t.arg({
        type: 'Date',
        required: false,
        description: 'The day on which they are listed again, 1 to 366 days away; left out to list them at once.',
      }),
    },
    resolve: async (_root, { group_id, user_id, until: asked }, context) => {
      const { db } = context;
      const viewerId = getViewerId(context);
      const { groups, learners } = await readAttention(db, viewerId, { groupId: group_id, userId: user_id });
      const [group] = groups;
      context.checks.allow('putOffLearner', group ? principalOf(group.access) : { signedIn: true });
      const [learner] = learners;
      if (!group || !learner) throw new Refusal('NOT_FOUND');
      const until = asked == null ? null : parseInput(putOffSchema(group.access.today), { until: asked }).until;
      const rules = [...new Set(learner.reasons.map(({ rule }) => rule))];
      if (until === null) {
        await db
          .deleteFrom('put_off_learners')
          .where('group_id', '=', group_id)
          .where('user_id', '=', user_id)
          .execute();
      } else {
        await sql`/* put-off-learner */ insert into put_off_learners (group_id, user_id, until, rules, put_off_by)
          values (${group_id}, ${user_id}, ${until}, ${rules}, ${viewerId})
          on conflict (group_id, user_id) do update set until = excluded.until, rules = excluded.rules,
            put_off_by = excluded.put_off_by, put_off_on = now()`.execute(db);
      }
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: group.institution_id,
        action: until === null ? 'LEARNER_TAKEN_BACK' : 'LEARNER_PUT_OFF',
        object: { type: 'group', id: group_id },
        details: { user_id, ...(until === null ? {} : { until, rules }) },
      });
      return { ...learner, putOff: until === null ? null : { until, rules } };
    },
  }),
);
