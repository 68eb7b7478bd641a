import { z } from 'zod/mini';
import { institutionListSchema } from '../institution/institution-form.ts';

/** Within how many days of their end licenses are listed for renewal, the first unless said. */
export const renewalWindows = [30, 60, 90] as const;

/** Which licenses that end soon are listed. It refuses other windows than the offered ones, and what a list of institutions refuses. */
export const renewalListSchema = z.object({
  daysToRenewal: z.literal(renewalWindows),
  ...institutionListSchema.shape,
});

/** Within how many days licenses end that are asked for all at once; it refuses less than a day and more than a year. */
export const expiringSchema = z.object({ days: z.int().check(z.minimum(1), z.maximum(365)) });

/** How urgent a renewal is: red to 30 days and once it has ended, amber to 60, blue to 90, green beyond. */
export function renewalTone(days: number): 'red' | 'yellow' | 'blue' | 'green' {
  if (days <= 30) return 'red';
  if (days <= 60) return 'yellow';
  return days <= 90 ? 'blue' : 'green';
}
