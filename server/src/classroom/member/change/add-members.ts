import type { InstitutionRole } from '@lectern/domain/base/account/role.ts';
import type { EarlierMembership } from '@lectern/domain/business/seats/why-not-join.ts';
import { memberIds, whyNotAddLearner } from '@lectern/domain/classroom/member/membership.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import { actorOf } from '../../../base/audit-log/actor.ts';
import { writeAudit } from '../../../base/audit-log/write-audit.ts';
import type { Database } from '../../../base/database/connect.ts';
import { getViewerId, type Context } from '../../../base/graphql/context.ts';
import { parseInput } from '../../../base/graphql/input.ts';
import { addInstitutionLearners } from '../../group/join/add-institution-learners.ts';
import type { GroupMemberResultShape } from '../group-member-result.ts';
import { insertMembers, type AddedRole } from './insert-members.ts';
import { lockRoster, type Roster } from '../../../business/seats/lock-roster.ts';

/**
 * Makes people of the institution members of a group, those who were there before with their earlier membership. Each is
 * added or refused alone: in the order given, until the group is full. Who has lately shown the key in vain becomes a
 * learner of the institution too, as by joining. Somebody who has nothing to do with institution or group refuses all, like a missing one.
 */
export async function addMembers(
  context: Context,
  groupId: string,
  role: AddedRole,
  data: readonly { readonly user_id: string }[],
): Promise<GroupMemberResultShape[]> {
  const { db } = context;
  const ids = parseInput(
    memberIds,
    data.map(({ user_id }) => user_id),
    'data',
  );
  const roster = await lockRoster(db, groupId);
  const people = await findPeople(db, roster, ids);
  let { learners } = roster;
  const decided = ids.map((user_id, index) => {
    const person = people.get(user_id);
    if (!person) throw new Refusal('NOT_FOUND', { field: `data.${index}.user_id` });
    const code = whyNot({ ...roster, learners }, role, person);
    if (code === null && role === 'STUDENT') learners++;
    return { user_id, code };
  });
  const added = decided.filter(({ code }) => code === null).map(({ user_id }) => user_id);
  const strangers = added.filter((id) => people.get(id)?.institution_role === null);
  await addInstitutionLearners(db, roster.institution_id, strangers, getViewerId(context));
  const members = await insertMembers(db, groupId, role, added, getViewerId(context));
  if (added.length > 0)
    await writeAudit(db, actorOf(context), {
      chain: 'INSTITUTION',
      chainId: roster.institution_id,
      action: 'GROUP_MEMBERS_ADDED',
      object: { type: 'group', id: groupId },
      details: { role, user_ids: added },
    });
  return decided.map(({ user_id, code }) => {
    const person = people.get(user_id);
    const memberId = members.get(user_id) ?? (person?.earlier === 'LIVE' ? person.member_id : null);
    return { status: code ? 'REFUSED' : 'DONE', code, memberId, user_id, currentGroup_id: memberId ? groupId : null };
  });
}

type Person = {
  readonly user_id: string;
  readonly institution_role: InstitutionRole | null;
  readonly member_id: string | null;
  readonly earlier: EarlierMembership;
  /** Whether the right key of the group was shown in the last 7 days, in vain. */
  readonly tried: boolean;
};

function whyNot(roster: Roster, role: AddedRole, person: Person): RefusalCode | null {
  const { earlier, institution_role, tried } = person;
  if (earlier === 'LIVE') return 'ALREADY_MEMBER';
  const comesByKey = tried && institution_role === null && role === 'STUDENT';
  if (institution_role !== role && !comesByKey) return 'NOT_FOUND';
  return role === 'STUDENT' ? whyNotAddLearner({ ...roster, earlier }, roster.today) : null;
}

async function findPeople(db: Database, roster: Roster, ids: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await sql<Person>`/* people-to-add */
    select u.id as user_id, i.role as institution_role, m.id as member_id,
      case when m.id is null then 'NONE' when m.deleted_on is null then 'LIVE' when m.blocked then 'BLOCKED' else 'LEFT' end as earlier,
      r.user_id is not null as tried
    from users u
    left join institution_members i on i.user_id = u.id and i.institution_id = ${roster.institution_id} and i.deleted_on is null
    left join group_members m on m.user_id = u.id and m.group_id = ${roster.id}
    left join refused_joins r on r.user_id = u.id and r.group_id = ${roster.id} and r.refused_on > now() - interval '7 days'
    where u.id = any(${ids}::uuid[]) and u.deleted_on is null and num_nonnulls(i.id, m.id, r.user_id) > 0`.execute(db);
  return new Map(rows.map((person) => [person.user_id, person]));
}
