import { graceSeconds } from '@lectern/domain/learning/attempt/grace-seconds.ts';
import { sql, type RawBuilder } from 'kysely';

/**
 * Whether the clock of the attempt row `a` still runs. Until it has run out, its learner saves and submits it whatever
 * becomes of the group or of the membership: it began while both were open.
 */
export const stillRuns: RawBuilder<boolean> = sql<boolean>`coalesce(
  clock_timestamp() <= a.deadline + make_interval(secs => ${graceSeconds}), false)`;
