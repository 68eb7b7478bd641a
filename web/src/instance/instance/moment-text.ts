import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';

/** A moment as it is where the person is. */
export const momentText = (at: string): string => texts.instance.moment(localDay(at), clockTime(at));
