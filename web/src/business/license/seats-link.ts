import type { CalendarDay } from '@lectern/domain/calendar-day.ts';
import type { SeatNumber } from '@lectern/domain/business/seats/seat-number.ts';
import { linkOptions, type LinkProps } from '@tanstack/react-router';

/** What the seats of a license can be asked for: how they stood on a day, and what one of their numbers, or of those of a group, is made of. */
export type SeatsAsked = { day: CalendarDay; number: SeatNumber; group: string | undefined };

/** The way to the seats of a license: those of today and what groups hold, unless something else is asked for. */
export const seatsLink = (licenseId: string, search: Partial<SeatsAsked> = {}): LinkProps =>
  linkOptions({ to: '/license/$licenseId/seats', params: { licenseId }, search: search as never });
