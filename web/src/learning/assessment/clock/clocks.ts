import { afterReply, secondsLeft, type SittingClock, type TimeSaid } from './sitting-clock.ts';

const clocks = new Map<string, SittingClock>();

/** Takes in what a reply says about the time of a sitting. */
export function hearTime(attemptId: string, said: TimeSaid): void {
  clocks.set(attemptId, afterReply(clocks.get(attemptId) ?? null, said, performance.now()));
}

/** Seconds that were added by hand to a sitting. */
export const addedTime = (attemptId: string): number => clocks.get(attemptId)?.added ?? 0;

/** Milliseconds since the server has said what time a sitting has. */
export function sinceHeard(attemptId: string): number {
  const clock = clocks.get(attemptId);
  return clock ? performance.now() - clock.heardAt : Infinity;
}

/** Whole seconds that a sitting, with so many more, has left; null where it is untimed. */
export function timeLeft(attemptId: string, more = 0): number | null {
  const clock = clocks.get(attemptId);
  return clock ? secondsLeft(clock, performance.now(), more) : null;
}
