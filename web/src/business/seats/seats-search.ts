import { calendarDay } from '@lectern/domain/calendar-day.ts';
import { seatNumbers } from '@lectern/domain/business/seats/seat-number.ts';
import { id, oneOf, searchOf } from '../../ui/page/address.ts';
import type { SeatsAsked } from '../license/seats-link.ts';

/** Which day and which number of the seats, of all or of a group, an address asks for. */
export const readSeatsSearch = searchOf<SeatsAsked>({
  day: (given) => calendarDay.safeParse(given).data,
  number: oneOf(seatNumbers),
  group: id,
});
