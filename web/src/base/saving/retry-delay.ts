const seconds = [1, 2, 4, 8, 15];

/** Milliseconds to wait before the next try, after so many tries have failed in a row. */
export function retryDelay(failures: number, atLeastSeconds = 0): number {
  const own = seconds[Math.min(failures, seconds.length) - 1] ?? 0;
  return 1000 * Math.max(own, atLeastSeconds);
}
