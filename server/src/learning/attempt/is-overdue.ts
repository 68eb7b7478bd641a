import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import type { AttemptHead } from './attempt-row.ts';

/** Whether the time of an open sitting is over, the grace for answers under way included, by the server's clock. */
export function isOverdue({ state, deadline, server_time }: AttemptHead): boolean {
  return (
    state === 'STARTED' && deadline !== null && Date.parse(server_time) > Date.parse(deadline) + graceSeconds * 1000
  );
}
