import type { GroupRole } from '@lectern/domain/base/account/role.ts';
import type { EarlierMembership } from '@lectern/domain/business/seats/why-not-join.ts';
import { memberIds, whyNotMove } from '@lectern/domain/classroom/member/membership.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { isBegunInBoth } from './begun-in-both.ts';
import type { GroupMemberResultShape } from '../group-member-result.ts';
import { lockRosters, type Roster } from '../../../business/seats/lock-roster.ts';
import { moveLearners } from './move-learners.ts';
import { tellOfMoves } from './tell-of-moves.ts';

/** Who moves, and from which group. */
export type MemberMove = { readonly user_id: string; readonly currentGroup_id: string };

/**
 * Moves learners with their work to another group of the institution: all of them or, where one is refused, none. A
 * learner who does not belong to the group that is named refuses all, like a missing one.
 */
export async function moveMembers(
  context: Context,
  to: string,
  moves: readonly MemberMove[],
): Promise<GroupMemberResultShape[]> {
  const { db } = context;
  parseInput(
    memberIds,
    moves.map(({ user_id }) => user_id),
    'data',
  );
  const sources = new Set(moves.map(({ currentGroup_id }) => currentGroup_id));
  const rosters = await lockRosters(db, [...sources, to]);
  const target = rosters.get(to);
  const ofOneInstitution = [...rosters.values()].every(
    ({ institution_id }) => institution_id === target?.institution_id,
  );
  if (!target || rosters.size < new Set([...sources, to]).size || !ofOneInstitution)
    throw new Refusal('NOT_FOUND', { field: 'group_id' });
  const decided = decide(target, moves, await findMovers(db, to, moves));
  if (decided.some(({ code }) => code !== null))
    return decided.map(({ move, code, member_id }) => ({
      status: code ? 'REFUSED' : 'NOT_DONE',
      code,
      memberId: member_id,
      user_id: move.user_id,
      currentGroup_id: move.currentGroup_id,
    }));
  const ways = moves.map(({ user_id, currentGroup_id }) => ({ user_id, from: currentGroup_id, to }));
  const moved = await moveLearners(db, ways, getViewerId(context));
  await tellOfMoves(context, ways);
  await writeAudit(db, actorOf(context), {
    chain: 'INSTITUTION',
    chainId: target.institution_id,
    action: 'GROUP_MEMBERS_MOVED',
    object: { type: 'group', id: to },
    details: { moves: moves.map(({ user_id, currentGroup_id }) => ({ user_id, from: currentGroup_id })) },
  });
  return moved.map(({ user_id, memberId }) => ({ status: 'DONE', code: null, memberId, user_id, currentGroup_id: to }));
}

type Mover = {
  readonly user_id: string;
  readonly from: string;
  readonly member_id: string;
  readonly earlier: EarlierMembership;
  readonly role_there: GroupRole | null;
  readonly begun_in_both: boolean;
};
type Decided = { readonly move: MemberMove; readonly member_id: string; readonly code: RefusalCode | null };

function decide(target: Roster, moves: readonly MemberMove[], movers: readonly Mover[]): Decided[] {
  let { learners } = target;
  return moves.map((move, index) => {
    const mover = movers.find(({ user_id, from }) => user_id === move.user_id && from === move.currentGroup_id);
    if (!mover) throw new Refusal('NOT_FOUND', { field: `data.${index}.user_id` });
    const { earlier, role_there: roleThere, begun_in_both: begunInBoth, member_id } = mover;
    const code =
      move.currentGroup_id === target.id
        ? 'ALREADY_MEMBER'
        : whyNotMove({ ...target, learners, earlier, roleThere, begunInBoth }, target.today);
    if (roleThere === null) learners++;
    return { move, member_id, code };
  });
}

/** The live learners among those named, and what they are and did in the group they come to. */
async function findMovers(db: Database, to: string, moves: readonly MemberMove[]): Promise<Mover[]> {
  const { rows } = await sql<Mover>`/* people-to-move */
    select m.user_id, m.group_id as from, m.id as member_id,
      case when t.id is null then 'NONE' when t.deleted_on is null then 'LIVE' when t.blocked then 'BLOCKED' else 'LEFT' end as earlier,
      case when t.deleted_on is null then t.role end as role_there,
      ${isBegunInBoth(sql`${to}::uuid`)} as begun_in_both
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as x(user_id uuid, "currentGroup_id" uuid)
    join group_members m on m.group_id = x."currentGroup_id" and m.user_id = x.user_id and m.deleted_on is null and m.role = 'STUDENT'
    left join group_members t on t.group_id = ${to} and t.user_id = m.user_id`.execute(db);
  return rows;
}
