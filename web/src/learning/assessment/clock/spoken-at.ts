import { texts } from '../../../texts/texts.ts';

/** Seconds at which the time that is left is spoken. */
const moments = [300, 120, 30];
const heardFor = 5;

/** What is spoken with so many seconds left: at each moment, and for a few seconds so that a skipped tick does not lose it. */
export function spokenAt(left: number): string {
  const moment = moments.find((one) => left <= one && left > one - heardFor);
  return moment === undefined ? '' : texts.ui.timeLeft(moment);
}
