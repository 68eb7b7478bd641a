import type { CalendarDay } from '../../calendar-day.ts';

/** For how many days a deleted group can be restored. */
export const daysToRestore = 30;

/** A group that is to be restored or opened again, and what its license says by now. */
export type RestoredGroup = {
  readonly end_date: CalendarDay;
  readonly expiry_date: CalendarDay | null;
  /** The products of its courses that the license is no longer for, by name. */
  readonly products: readonly string[];
};

/** What the license of a group does not cover: its end beside that of the license, and products by name. */
export type NotLicensed = Partial<RestoredGroup>;

/** What of a group that has not ended its license no longer covers, so that it cannot run again; null where it covers all. */
export function notLicensed(group: RestoredGroup): NotLicensed | null {
  const { end_date, expiry_date, products } = group;
  const uncovered: NotLicensed = {
    ...(expiry_date !== null && end_date > expiry_date ? { end_date, expiry_date } : {}),
    ...(products.length > 0 ? { products } : {}),
  };
  return Object.keys(uncovered).length > 0 ? uncovered : null;
}
