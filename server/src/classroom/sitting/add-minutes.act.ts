import { addedMinutesSchema } from '@lectern/domain/learning/attempt/added-minutes.ts';
import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../base/audit-log/actor.ts';
import { writeAudit } from '../../base/audit-log/write-audit.ts';
import { builder } from '../../base/graphql/builder.ts';
import { parseInput } from '../../base/graphql/input.ts';
import { attemptHeadJson, type AttemptHead } from '../../learning/attempt/attempt-row.ts';
import { admitToLearner } from '../../base/access/admit-to-learner.ts';
import { SittingTime } from './sitting-time.ts';

const SittingMinutesInput = builder.inputType('SittingMinutesInput', {
  description: 'Minutes for running sittings of a group.',
  fields: (t) => ({
    group_id: t.id({ description: 'The group.' }),
    attempt_ids: t.idList({ description: 'The attempts, 1 to 200.' }),
    minutes: t.int({ description: 'How many minutes more each of them has, 1 to 120.' }),
  }),
});

builder.mutationField('addSittingMinutes', (t) =>
  t.field({
    type: [SittingTime],
    description:
      'Moves the deadlines of running sittings; their players hear of it within seconds. It returns those that were still running under a clock, and refuses with ATTEMPT_OVER where none was. What they saved and their revision stay as they are.',
    args: { data: t.arg({ type: SittingMinutesInput, description: 'Which sittings, and how many minutes.' }) },
    resolve: async (_root, { data }, context) => {
      const { db } = context;
      const { group_id } = data;
      await admitToLearner(context, 'addSittingMinutes', group_id, null);
      const { attempt_ids, minutes } = parseInput(addedMinutesSchema, data, 'data');
      const { rows } = await sql<{ head: AttemptHead; institution_id: string }>`/* add-minutes */
        with running as materialized (
          select group_id, id from attempts
          where group_id = ${group_id} and id = any(${attempt_ids}::uuid[]) and state = 'STARTED' and type <> 'STUDY_PROJECT'
            and clock_timestamp() <= deadline + make_interval(secs => ${graceSeconds})
          order by id for update
        )
        update attempts a set deadline = a.deadline + make_interval(mins => ${minutes}::int)
        from running join groups g on g.id = running.group_id
        where a.group_id = running.group_id and a.id = running.id
        returning ${attemptHeadJson()} as head, g.institution_id`.execute(db);
      const [first] = rows;
      if (!first) throw new Refusal('ATTEMPT_OVER');
      await writeAudit(db, actorOf(context), {
        chain: 'INSTITUTION',
        chainId: first.institution_id,
        action: 'MINUTES_ADDED',
        object: { type: 'group', id: group_id },
        details: { minutes, sittings: rows.map(({ head: { id, user_id } }) => ({ attempt_id: id, user_id })) },
      });
      return rows.map(({ head }) => head);
    },
  }),
);
