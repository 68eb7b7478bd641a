import {
  effectiveGroupStatus,
  whyNotJoin,
  type EarlierMembership,
  type GroupStatus,
} from '@lectern/domain/group/group.ts';
import { refusedJoinReason } from '@lectern/domain/member/refused-join.ts';
import type { RefusalCode } from '@lectern/domain/refusal.ts';
import { sql } from 'kysely';
import type { Actor } from '../../../audit/actor.ts';
import { writeAudit } from '../../../audit/write-audit.ts';
import type { Database } from '../../../database/connect.ts';
import { addInstitutionLearner } from './add-institution-learner.ts';

/** A group that somebody is about to join, as it is once its seats are locked. */
export type LockedGroup = {
  readonly id: string;
  readonly name: string;
  readonly institution: string;
  readonly institution_id: string;
  readonly status: GroupStatus;
  readonly start_date: string;
  readonly end_date: string;
  readonly group_size: number;
  readonly learners: number;
  readonly license_expiry_date: string | null;
  readonly earlier: EarlierMembership;
  readonly today: string;
};

/**
 * Locks a group that somebody is about to join, after its seats, so that the last one goes to one person. Who was removed
 * from it before they were invited to it has only left it.
 */
export async function lockGroup(
  db: Database,
  of: { readonly key?: string; readonly id?: string; readonly invited_on?: string },
  userId: string,
): Promise<LockedGroup | null> {
  const { rows } = await sql<LockedGroup>`/* lock-group */
    select g.id, g.name, i.name as institution, g.institution_id, g.status, g.start_date, g.end_date, g.group_size, g.learners,
      l.expiry_date as license_expiry_date, today(i.time_zone) as today,
      (select case when m.deleted_on is null then 'LIVE'
        when m.blocked and m.deleted_on > coalesce(${of.invited_on ?? null}::timestamptz, '-infinity') then 'BLOCKED'
        else 'LEFT' end
        from group_members m where m.group_id = g.id and m.user_id = ${userId}) as earlier
    from groups g
    join institutions i on i.id = g.institution_id and i.deleted_on is null
    join licenses l on l.id = g.license_id and l.deleted_on is null and not l.is_quoted
    where (g.key = ${of.key ?? null} or g.id = ${of.id ?? null}::uuid) and g.deleted_on is null
    for no key update of g`.execute(db);
  const [group] = rows;
  return group ? { ...group, earlier: group.earlier ?? 'NONE' } : null;
}

/** Makes a person a learner of a locked group, or notes why not for those who teach it and gives the reason. */
export async function enterGroup(
  db: Database,
  actor: Actor,
  group: LockedGroup,
  userId: string,
  details: Readonly<Record<string, unknown>> = {},
): Promise<RefusalCode | null> {
  const refusal = whyNotJoin(group, group.today);
  if (refusal) {
    await noteRefusedJoin(db, group, userId, refusal);
    return refusal;
  }
  await addLearner(db, group, userId);
  await writeAudit(db, actor, {
    chain: 'INSTITUTION',
    chainId: group.institution_id,
    action: 'GROUP_JOINED',
    object: { type: 'group', id: group.id },
    details: { role: 'STUDENT', earlier: group.earlier, ...details },
  });
  return null;
}

/** Who was a member before gets the old membership and its results back. A learner of a group belongs to its institution. */
async function addLearner(db: Database, group: LockedGroup, userId: string): Promise<void> {
  await sql`/* add-learner */ insert into group_members (group_id, user_id, role, created_by, modified_by)
    values (${group.id}, ${userId}, 'STUDENT', ${userId}, ${userId})
    on conflict (group_id, user_id) do update
      set role = 'STUDENT', deleted_on = null, deleted_by = null, blocked = false, modified_on = now(), modified_by = ${userId}`.execute(
    db,
  );
  await addInstitutionLearner(db, group.institution_id, userId, userId);
}

/** A refusal of joining is a reply and no error, so that this is kept with it. */
async function noteRefusedJoin(db: Database, group: LockedGroup, userId: string, code: RefusalCode): Promise<void> {
  const reason = refusedJoinReason(code, effectiveGroupStatus(group, group.today));
  if (!reason) return;
  await sql`/* note-refused-join */ insert into refused_joins (group_id, user_id, reason) values (${group.id}, ${userId}, ${reason})
    on conflict (group_id, user_id) do update set reason = excluded.reason, refused_on = now()`.execute(db);
}
