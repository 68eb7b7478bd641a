import { mostSecondsPerQuestion } from '@lectern/domain/learning/attempt/active-seconds.ts';

/** Input keeps a person present for so long. */
const presentFor = 120_000;

/**
 * Counts the active time on one question: the page is in view, and there was input in the last two minutes.
 * Milliseconds of one clock that never goes back.
 */
export type ActiveTime = {
  /** Counted before `since`. */
  readonly counted: number;
  /** Counting since then; null while the page is hidden. */
  readonly since: number | null;
  readonly lastInput: number;
};

/** Begins to count, from the seconds that are already known of the question. */
export function beginCounting(seconds: number, now: number, inView: boolean): ActiveTime {
  return { counted: seconds * 1000, since: inView ? now : null, lastInput: now };
}

function countedAt({ counted, since, lastInput }: ActiveTime, now: number): number {
  return since === null ? counted : counted + Math.max(0, Math.min(now, lastInput + presentFor) - since);
}

/** The person moved, typed or touched. */
export function afterInput(time: ActiveTime, now: number): ActiveTime {
  return { counted: countedAt(time, now), since: time.since === null ? null : now, lastInput: now };
}

/** The page came into view, which counts as input, or went out of it. */
export function afterViewChange(time: ActiveTime, now: number, inView: boolean): ActiveTime {
  const counted = countedAt(time, now);
  return { counted, since: inView ? now : null, lastInput: inView ? now : time.lastInput };
}

/** Whole active seconds so far, at most 30 minutes. */
export function activeSecondsAt(time: ActiveTime, now: number): number {
  return Math.min(mostSecondsPerQuestion, Math.round(countedAt(time, now) / 1000));
}
