import { daysBetween, type CalendarDay } from '../../calendar-day.ts';

/** The days a license has left, quoted ones included: a missing expiry counts as 1970-01-01, as the product always did. */
export function daysToExpire(expiry: CalendarDay | null, today: CalendarDay): number {
  return daysBetween(today, expiry ?? '1970-01-01');
}

/** The days until a license can be used first: 0 or less once it can, and for a quote, which has no first day. */
export function daysToStart(activation: CalendarDay | null, today: CalendarDay): number {
  return activation === null ? 0 : daysBetween(today, activation);
}

/** For how many days a quote that was withdrawn can be restored. */
export const daysToRestore = 30;

/** What a license is today. Quoted comes first, because a quote has no expiry to look at. */
export type LicenseState = 'QUOTED' | 'EXPIRED' | 'STARTS_LATER' | 'EXPIRING' | 'ACTIVE';

const renewalWindowDays = 90;

/** The state of a license: quoted until activated, expired from its expiry day on, to start later before its first day, expiring within 90 days, else active. */
export function licenseState(
  license: {
    readonly is_quoted: boolean;
    readonly activation_date: CalendarDay | null;
    readonly expiry_date: CalendarDay | null;
  },
  today: CalendarDay,
): LicenseState {
  if (license.is_quoted) return 'QUOTED';
  const days = daysToExpire(license.expiry_date, today);
  if (days <= 0) return 'EXPIRED';
  if (daysToStart(license.activation_date, today) > 0) return 'STARTS_LATER';
  return days <= renewalWindowDays ? 'EXPIRING' : 'ACTIVE';
}

/** Whether groups can be opened with a license in a state: those that run, and those that start later, are planned for. */
export const isUsable = (state: LicenseState): boolean => state !== 'QUOTED' && state !== 'EXPIRED';

/**
 * Which of the licenses of an institution stand for all of them, where they come with the one that ends last first: that one,
 * and beside it the one that ends first of those that end soon.
 */
export function standingFor<License extends { readonly state: LicenseState; readonly days_to_expire: number }>(
  licenses: readonly License[],
): readonly License[] {
  const [last] = licenses;
  if (!last) return [];
  const soonest = licenses.findLast(({ state }) => state === 'EXPIRING');
  return soonest && soonest !== last ? [last, soonest] : [last];
}
