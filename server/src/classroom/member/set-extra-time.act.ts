import { extraTimeSchema } from '@lectern/domain/classroom/member/extra-time.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { getViewerId } from '../../base/graphql/context.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { selectionOf } from '../../base/graphql/selection.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { GroupMember, groupMemberJson, type GroupMemberRow, type GroupMemberShape } from './group-member.ts';
import { lockRoster } from '../../business/seats/lock-roster.ts';

const ExtraTimeInput = builder.inputType('ExtraTimeInput', {
  description: 'The extra time of learners of a group.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    user_ids: t.idList({ description: 'Learners of it, 1 to 200.' }),
    percent: t.int({ description: 'How many percent more time they have, 0 to 200; 0 takes it away.' }),
  }),
});

builder.mutationField('setExtraTime', (t) =>
  t.field({
    type: [GroupMember],
    description:
      'Gives learners more time for every assessment, from the next sitting on; one that runs keeps its deadline. It moves along with them to another group, and refuses whoever is no learner of the group with NOT_FOUND.',
    args: { data: t.arg({ type: ExtraTimeInput, description: 'Whose extra time, and how much.' }) },
    resolve: async (_root, { data }, context, info): Promise<GroupMemberShape[]> => {
      const { db } = context;
      const { group_id } = data;
      const viewerId = getViewerId(context);
      const access = await admitToLearner(context, 'setExtraTime', group_id, null);
      const { user_ids, percent } = parseInput(extraTimeSchema, data, 'data');
      const { institution_id } = await lockRoster(db, group_id);
      const { rows } = await sql<{ member: GroupMemberRow }>`/* set-extra-time */
        with m as (
          update group_members set time_factor = 1 + ${percent}::numeric / 100, modified_on = now(), modified_by = ${viewerId}
          where group_id = ${group_id} and user_id = any(${user_ids}::uuid[]) and role = 'STUDENT' and deleted_on is null
          returning *
        )
        select ${groupMemberJson(selectionOf(info)('user.groups') ? viewerId : null)} as member from m join users u on u.id = m.user_id`.execute(
        db,
      );
      const missing = user_ids.findIndex((id) => !rows.some(({ member }) => member.user.id === id));
      if (missing >= 0) throw new Refusal('NOT_FOUND', { field: `data.user_ids.${missing}` });
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: institution_id,
        action: 'EXTRA_TIME_SET',
        object: { type: 'group', id: group_id },
        details: { user_ids, percent },
      });
      return rows.map(({ member }) => ({ ...member, access }));
    },
  }),
);
