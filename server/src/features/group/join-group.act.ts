import { checkInput } from '@lectern/domain/check-input.ts';
import { groupKey } from '@lectern/domain/group/group-key.ts';
import {
  effectiveGroupStatus,
  whyNotJoin,
  type EarlierMembership,
  type GroupStatus,
} from '@lectern/domain/group/group.ts';
import type { Issue } from '@lectern/domain/issue.ts';
import { refusedJoinReason } from '@lectern/domain/member/refused-join.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../audit/actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Database } from '../../database/connect.ts';
import { builder } from '../../graphql/builder.ts';
import { getViewer, type Context } from '../../graphql/context.ts';
import { refusalMessage } from '../../refusal-message.ts';
import { lockSeats } from '../license/lock-seats.ts';
import { addInstitutionLearner } from './add-institution-learner.ts';
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
      return lockGroup(db, key, viewerId);
    });
    return group ? await joinLocked(context, viewerId, group) : no('GROUP_KEY_UNKNOWN');
  } catch (error) {
    if (!(error instanceof Refusal) || error.code !== 'RATE_LIMITED') throw error;
    return { ...no(error.code), retryAfter: Number(error.details['retryAfter']) };
  }
}

async function joinLocked(context: Context, viewerId: string, group: LockedGroup): Promise<JoinResult> {
  const { db } = context;
  const reason = whyNotJoin(group, group.today);
  if (reason) {
    await noteRefusedJoin(db, group, viewerId, reason);
    return no(reason);
  }
  await addLearner(db, group, viewerId);
  const { id, name, institution, institution_id, earlier } = group;
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: institution_id,
    action: 'GROUP_JOINED',
    object: { type: 'group', id },
    details: { role: 'STUDENT', earlier },
  });
  return { success: true, message: `Successfully joined ${name}`, code: null, result: { id, name, institution } };
}

type LockedGroup = {
  id: string;
  name: string;
  institution: string;
  institution_id: string;
  status: GroupStatus;
  start_date: string;
  end_date: string;
  group_size: number;
  learners: number;
  license_expiry_date: string | null;
  earlier: EarlierMembership;
  today: string;
};

/** The group as it is once its seats are locked, so that the last one goes to one person. */
async function lockGroup(db: Database, key: string, viewerId: string): Promise<LockedGroup | null> {
  const { rows } = await sql<LockedGroup>`/* lock-group */
    select g.id, g.name, i.name as institution, g.institution_id, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, today(i.time_zone) as today,
      (select case when m.deleted_on is null then 'LIVE' when m.blocked then 'BLOCKED' else 'LEFT' end
        from group_members m where m.group_id = g.id and m.user_id = ${viewerId}) as earlier
    from groups g
    join institutions i on i.id = g.institution_id and i.deleted_on is null
    join licenses l on l.id = g.license_id and l.deleted_on is null and not l.is_quoted
    where g.key = ${key} and g.deleted_on is null
    for no key update of g`.execute(db);
  const [group] = rows;
  return group ? { ...group, earlier: group.earlier ?? 'NONE' } : null;
}

/** Who was a member before gets the old membership and its results back. A learner of a group belongs to its institution. */
async function addLearner(db: Database, group: LockedGroup, viewerId: string): Promise<void> {
  await sql`/* add-learner */ insert into group_members (group_id, user_id, role, created_by, modified_by)
    values (${group.id}, ${viewerId}, 'STUDENT', ${viewerId}, ${viewerId})
    on conflict (group_id, user_id) do update
      set role = 'STUDENT', deleted_on = null, deleted_by = null, modified_on = now(), modified_by = ${viewerId}`.execute(
    db,
  );
  await addInstitutionLearner(db, group.institution_id, viewerId, viewerId);
}

/** The refusal is a reply and no error, so that this is kept with it. */
async function noteRefusedJoin(db: Database, group: LockedGroup, viewerId: string, code: RefusalCode): Promise<void> {
  const reason = refusedJoinReason(code, effectiveGroupStatus(group, group.today));
  if (!reason) return;
  await sql`/* note-refused-join */ insert into refused_joins (group_id, user_id, reason) values (${group.id}, ${viewerId}, ${reason})
    on conflict (group_id, user_id) do update set reason = excluded.reason, refused_on = now()`.execute(db);
}

function no(code: RefusalCode, issue?: Issue): JoinResult {
  return { success: false, message: refusalMessage({ code, issue }), code, result: null };
}
