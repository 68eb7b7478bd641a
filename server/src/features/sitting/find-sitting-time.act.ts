import { Refusal } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { builder } from '../../graphql/builder.ts';
import { getViewerId } from '../../graphql/context.ts';
import { attemptHeadJson, type AttemptHead } from '../attempt/attempt-row.ts';
import { SittingTime } from './sitting-time.ts';

builder.queryField('sittingTime', (t) =>
  t.field({
    type: SittingTime,
    description:
      'The clock of your own sitting, whatever group it is in by now. It is light, so that a player can ask every few seconds whether minutes were added.',
    args: {
      attempt_id: t.arg.id({ description: 'The attempt; that of somebody else is refused like a missing one.' }),
    },
    resolve: async (_root, { attempt_id }, context) => {
      const { rows } = await sql<{ head: AttemptHead; institution_id: string }>`/* sitting-time */
        select ${attemptHeadJson()} as head, g.institution_id from attempts a join groups g on g.id = a.group_id
        join users viewer on viewer.id = a.user_id and viewer.deleted_on is null
        where a.id = ${attempt_id} and a.user_id = ${getViewerId(context)} and a.type <> 'STUDY_PROJECT'`.execute(
        context.db,
      );
      const [own] = rows;
      context.checks.allow('sittingTime', {
        signedIn: true,
        isSelf: own !== undefined,
        institutionId: own?.institution_id ?? null,
      });
      if (!own) throw new Refusal('NOT_FOUND');
      return own.head;
    },
  }),
);
