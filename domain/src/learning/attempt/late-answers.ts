import { z } from 'zod/mini';
import { itemId } from '../../base/content/content-field.ts';

/** How many days after the deadline answers that come late are still kept for the instructor. */
export const keepsLateDays = 14;

/** When a device says that it took in the last of its late answers, and that it sent them, by its own clock. */
export const lateTimesSchema = z.object({ entered_at: z.iso.datetime(), sent_at: z.iso.datetime() });

/** Which late answers are taken or left. */
export const lateDecisionSchema = z.object({ attempt_id: itemId, take: z.boolean() });

/** Whole minutes by which the clock of a device is ahead of the server's, from when it says it sent what arrived then. */
export function minutesAhead(late: { readonly sent_at: string; readonly arrived_at: string }): number {
  return Math.round((Date.parse(late.sent_at) - Date.parse(late.arrived_at)) / 60_000);
}
