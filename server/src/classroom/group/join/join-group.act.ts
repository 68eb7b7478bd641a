import { checkInput } from '@lectern/domain/check-input.ts';
import { groupKey } from '@lectern/domain/classroom/group/group-key.ts';
import type { Issue } from '@lectern/domain/issue.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { builder } from '../../../base/graphql/builder.ts';
import { getViewer, type Context } from '../../../base/graphql/context.ts';
import { refusalMessage } from '../../../refusal-message.ts';
import { lockSeats } from '../../../business/seats/lock-seats.ts';
import { enterGroup, lockGroup } from './enter-group.ts';
import { guessKey } from './guess-key.ts';

type JoinResult = {
  readonly success: boolean;
  readonly message: string;
  readonly code: RefusalCode | null;
  readonly retryAfter?: number;
  readonly result: { readonly id: string; readonly name: string; readonly institution: string } | null;
};

const JoinedGroup = builder.objectRef<NonNullable<JoinResult['result']>>('JoinedGroup').implement({
  description: 'The group that was joined.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The id of the group.' }),
    name: t.exposeString('name', { description: 'Its name.' }),
    institution: t.exposeString('institution', { description: 'The name of its institution.' }),
  }),
});

const JoinGroupResult = builder.objectRef<JoinResult>('JoinGroupResult').implement({
  description: 'Whether joining worked, and why not.',
  fields: (t) => ({
    success: t.exposeBoolean('success', { description: 'Whether the person is now a member.' }),
    message: t.exposeString('message', {
      description: 'What happened, in English; people read the sentence of the code in their language.',
    }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'The reason for a no, from the closed list; null after success.',
    }),
    retryAfter: t.int({
      nullable: true,
      description: 'How many seconds to wait after RATE_LIMITED; null after everything else.',
      resolve: ({ retryAfter }) => retryAfter ?? null,
    }),
    result: t.expose('result', { type: JoinedGroup, nullable: true, description: 'The group; null after a no.' }),
  }),
});

builder.mutationField('joinGroup', (t) =>
  t.field({
    type: JoinGroupResult,
    description: 'Joins a group as a learner by its key. Five wrong keys in 15 minutes close the door for a while.',
    args: { group_key: t.arg.string({ description: 'The key as the person typed it; case counts.' }) },
    resolve: async (_root, args, context) => {
      const viewer = await getViewer(context);
      context.checks.allow('joinGroup', { signedIn: true });
      const { data: key, issues } = checkInput(groupKey, args.group_key);
      return issues ? no('INVALID', issues[0]) : tryKey(context, viewer.id, key);
    },
  }),
);

async function tryKey(context: Context, viewerId: string, key: string): Promise<JoinResult> {
  const { db, limiter, ip } = context;
  try {
    const group = await guessKey({ limiter, ip, viewerId }, async () => {
      await lockSeats(db, { group_key: key });
      return lockGroup(db, { key }, viewerId);
    });
    if (!group) return no('GROUP_KEY_UNKNOWN');
    const refusal = await enterGroup(db, actorOf(context), group, viewerId);
    if (refusal) return no(refusal);
    const { id, name, institution } = group;
    return { success: true, message: `Successfully joined ${name}`, code: null, result: { id, name, institution } };
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    return { ...no(error.code), retryAfter: Number(error.details['retryAfter']) };
  }
}

function no(code: RefusalCode, issue?: Issue): JoinResult {
  return { success: false, message: refusalMessage({ code, issue }), code, result: null };
}
