import { daysBetween, type CalendarDay } from '../calendar-day.ts';

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
export type LicenseState = 'QUOTED' | 'EXPIRED' | 'EXPIRING' | 'ACTIVE';

const renewalWindowDays = 90;

/** The state of a license: quoted until activated, expired from its expiry day on, expiring within 90 days, else active. */
export function licenseState(
  license: { readonly is_quoted: boolean; readonly expiry_date: CalendarDay | null },
  today: CalendarDay,
): LicenseState {
  if (license.is_quoted) return 'QUOTED';
  const days = daysToExpire(license.expiry_date, today);
  if (days <= 0) return 'EXPIRED';
  return days <= renewalWindowDays ? 'EXPIRING' : 'ACTIVE';
}
