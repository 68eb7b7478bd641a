import type { EffectiveGroupStatus } from '../../business/seats/group-times.ts';
import type { RefusalCode } from '../../refusal.ts';

/** Why somebody with the right key could not join, as those who teach the group read it and can cure it. */
export const refusedJoinReasons = ['FULL', 'CLOSED', 'ENDED', 'LICENSE', 'REMOVED'] as const;
export type RefusedJoinReason = (typeof refusedJoinReasons)[number];

/** The reason that is told of a refused join; null for one that nobody has to cure, such as of a live member. */
export function refusedJoinReason(code: RefusalCode, status: EffectiveGroupStatus): RefusedJoinReason | null {
  if (code === 'GROUP_FULL') return 'FULL';
  if (code === 'GROUP_NOT_ACTIVE') return status === 'CLOSED' ? 'CLOSED' : 'ENDED';
  if (code === 'LICENSE_EXPIRED') return 'LICENSE';
  return code === 'REMOVED_FROM_GROUP' ? 'REMOVED' : null;
}
