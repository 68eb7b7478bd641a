import {
  classroomRoles,
  isRoleOf,
  type GlobalRole,
  type GroupRole,
  type InstitutionRole,
} from '@lectern/domain/base/account/role.ts';
import { effectiveGroupStatus, type GroupTimes } from '@lectern/domain/business/seats/group-times.ts';
import { whyNotOpenGroup } from '@lectern/domain/classroom/group/group.ts';
import type { Principal } from '@lectern/domain/permission.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { sql, type RawBuilder } from 'kysely';
import { currentBound, isWithinBound } from '../graphql/policy.ts';

/** What a person is to a group at this moment, and what of the group decides whether it is open. */
export type GroupAccess = GroupTimes & {
  readonly institution_id: string;
  readonly viewer_id: string;
  readonly global_role: GlobalRole;
  readonly group_role: GroupRole | null;
  readonly institution_role: InstitutionRole | null;
  /** Today in the time zone of the institution. */
  readonly today: string;
};

/**
 * The access of `viewer` to the group row `g`, as one JSON object; both are names in the surrounding statement. A session
 * that is bound holds nothing in another institution, and nothing in Lectern.
 */
export function groupAccessJson(viewer = sql.raw('viewer'), g = sql.raw('g')): RawBuilder<GroupAccess> {
  const within = isWithinBound(sql`${g}.institution_id`);
  return sql<GroupAccess>`json_build_object(
    'viewer_id', ${viewer}.id, 'institution_id', ${g}.institution_id,
    'global_role', ${currentBound() ? sql`'USER'` : sql`${viewer}.role`},
    'group_role', (select m.role from group_members m where m.group_id = ${g}.id and m.user_id = ${viewer}.id and m.deleted_on is null and ${within}),
    'institution_role', (select m.role from institution_members m where m.institution_id = ${g}.institution_id and m.user_id = ${viewer}.id and m.deleted_on is null and ${within}),
    'status', ${g}.status, 'start_date', ${g}.start_date, 'end_date', ${g}.end_date,
    'today', (select today(i.time_zone) from institutions i where i.id = ${g}.institution_id)
  )`;
}

/** Whether the group that an access speaks of is open, in SQL: what `isGroupLocked` denies. */
export function groupIsOpen(access: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${access} ->> 'status' = 'STARTED'
    and ${access} ->> 'today' between ${access} ->> 'start_date' and ${access} ->> 'end_date')`;
}

/** What the policy needs to know of a person about a group, or about something of that person in it. */
export function principalOf(access: GroupAccess, ownerId?: string): Principal {
  return {
    signedIn: true,
    globalRole: access.global_role,
    institutionId: access.institution_id,
    groupRole: access.group_role,
    institutionRole: access.institution_role,
    isSelf: ownerId !== undefined && ownerId === access.viewer_id,
  };
}

/** Why a group does not open for the person its access speaks of, or null. */
export function lockFor(access: GroupAccess): RefusalCode | null {
  return whyNotOpenGroup(access, access.today, {
    groupRole: access.group_role,
    isCenterAdmin: access.institution_role === 'CENTER_ADMIN',
    isClassroomStaff: isRoleOf(classroomRoles, access.global_role),
  });
}

/** The "no" of a group that is not open today: the day it opens, or whether it is over. */
export function groupLocked(access: GroupTimes & Pick<GroupAccess, 'today'>): Refusal {
  const status = effectiveGroupStatus(access, access.today);
  if (status === 'NOT_YET') return new Refusal('NOT_STARTED_YET', { details: { opens: access.start_date } });
  return new Refusal('GROUP_LOCKED', { details: { ended: status === 'ENDED' } });
}
