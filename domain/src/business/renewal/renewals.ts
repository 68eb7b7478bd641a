import { z } from 'zod/mini';
import { institutionListSchema } from '../institution/institution-form.ts';

/** Within how many days of their end licenses are listed for renewal, the first unless said. */
const renewalWindows = [30, 60, 90] as const;

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

/** Which licenses the worklist of renewals shows: those that end within so many days, all that run, quotes, or those that have ended lately. */
export const worklistWindows = [
  'DAYS_30',
  'DAYS_60',
  'DAYS_90',
  'ALL_ACTIVE',
  'OPEN_QUOTES',
  'RECENTLY_EXPIRED',
] as const;
export type WorklistWindow = (typeof worklistWindows)[number];

/** Within how many days licenses of a window end. */
export const windowDays = { DAYS_30: 30, DAYS_60: 60, DAYS_90: 90 } as const satisfies Partial<
  Record<WorklistWindow, number>
>;

/** For how many days a license that has ended is one that has lately. */
export const recentDays = 30;

/** What the worklist can be sorted by: each of its columns. */
export const worklistSorts = [
  'INSTITUTION',
  'LICENSE',
  'DAYS',
  'SEATS',
  'ACTIVE',
  'ACTIVE_BEFORE',
  'GAIN',
  'FOLLOW_UPS',
  'NEXT_DUE',
] as const;
export type WorklistSort = (typeof worklistSorts)[number];

/** What the worklist is searched for; it refuses more than 100 characters. */
export const worklistSearchSchema = z.pick(institutionListSchema, { search: true });

/** How many licenses the worklist gives at a time; it refuses none and more than 60. */
export const worklistPageSchema = z.pick(institutionListSchema, { pageSize: true });
