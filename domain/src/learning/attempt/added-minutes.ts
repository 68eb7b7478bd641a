import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';

/** The most sittings that one call adds minutes to, and the most minutes. */
const most = { sittings: 200, minutes: 120 };

/** Which running sittings get how many minutes more: 1 to 200 attempts, each once; 1 to 120 whole minutes. */
export const addedMinutesSchema = z.object({
  attempt_ids: z.array(itemId).check(
    z.minLength(1),
    z.maxLength(most.sittings),
    z.refine((ids) => new Set(ids).size === ids.length, 'NOT_DISTINCT'),
  ),
  minutes: z.int().check(z.gte(1), z.lte(most.minutes)),
});

/**
 * How many seconds were added by hand to a sitting: what lies between beginning and deadline beyond the time it began
 * with. 0 for an untimed one.
 */
export function addedSeconds(sitting: {
  readonly started_at: string;
  readonly deadline: string | null;
  readonly time_limit: number | null;
}): number {
  const { started_at, deadline, time_limit } = sitting;
  if (deadline === null || time_limit === null) return 0;
  return Math.max(0, Math.round((Date.parse(deadline) - Date.parse(started_at)) / 1000) - time_limit);
}
