import { clockTime } from '../../texts/clock-time.ts';
import { localDay } from '../../texts/local-day.ts';
import { texts } from '../../texts/texts.ts';

/** Who did something, and when. */
export const doneBy = (name: string | null, moment: string): string =>
  texts.contentHistory.doneBy(name, localDay(moment), clockTime(moment));
