/** What a reply says about the time of a sitting. */
export type TimeSaid = {
  readonly server_time: string;
  readonly deadline: string | null;
  /** Seconds that were added by hand; left out where nobody can add any. */
  readonly added_time?: number;
};

/** The clock of the server as this page knows it, and the deadline by it. */
export type SittingClock = {
  /** Milliseconds since 1970 by the server's clock, when `heardAt` was read from the page's own clock. */
  readonly serverTime: number;
  readonly heardAt: number;
  readonly deadline: number | null;
  /** Seconds of it that were added by hand. */
  readonly added: number;
};

/**
 * The clock after a reply. A reply is always older than the moment it arrives, and one that is repeated may be much
 * older; so the reading that is ahead counts. `now` is a clock of this page that never goes back and nobody can set.
 */
export function afterReply(clock: SittingClock | null, said: TimeSaid, now: number): SittingClock {
  const told = Date.parse(said.server_time);
  const reckoned = clock ? clock.serverTime + (now - clock.heardAt) : -Infinity;
  const deadline = said.deadline === null ? null : Date.parse(said.deadline);
  return { serverTime: Math.max(told, reckoned), heardAt: now, deadline, added: said.added_time ?? 0 };
}

/** Whole seconds until the deadline and so many more, 0 once that has passed; null for an untimed sitting. */
export function secondsLeft({ serverTime, heardAt, deadline }: SittingClock, now: number, more = 0): number | null {
  if (deadline === null) return null;
  return Math.max(0, Math.ceil((deadline - serverTime - (now - heardAt)) / 1000 + more));
}
