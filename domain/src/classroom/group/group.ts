import type { CalendarDay } from '../../calendar-day.ts';
import type { GroupRole } from '../../base/account/role.ts';
import { effectiveGroupStatus, type GroupTimes } from '../../business/seats/group-times.ts';
import type { RefusalCode } from '../../refusal.ts';

/** True unless the group is started and within its dates; a locked group opens for instructors and center admins only. */
export function isGroupLocked(group: GroupTimes, today: CalendarDay): boolean {
  return effectiveGroupStatus(group, today) !== 'STARTED';
}

/**
 * Why a member may not open the group's courses, or null. Instructors of either kind and center administrators open a
 * locked group; everyone else waits until it is started and within its dates.
 */
export function whyNotOpenGroup(
  group: GroupTimes,
  today: CalendarDay,
  viewer: { readonly groupRole: GroupRole | null; readonly isCenterAdmin: boolean; readonly isClassroomStaff: boolean },
): RefusalCode | null {
  if (!isGroupLocked(group, today)) return null;
  if (viewer.isCenterAdmin || viewer.isClassroomStaff) return null;
  if (viewer.groupRole === 'MAIN_INSTRUCTOR' || viewer.groupRole === 'INSTRUCTOR') return null;
  return effectiveGroupStatus(group, today) === 'NOT_YET' ? 'NOT_STARTED_YET' : 'GROUP_LOCKED';
}
