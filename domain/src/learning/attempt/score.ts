/** The percentage from which an exercise is passed. */
export const passThreshold = 75;

/**
 * The rounded percentage of correct over total, half rounded up (74.5 is 75), computed in whole numbers so that
 * server and browser agree; null without questions.
 */
export function scorePercent(correct: number, total: number): number | null {
  if (total <= 0) return null;
  return Math.floor((200 * correct + total) / (2 * total));
}

/** True from the pass threshold on. */
export function isPass(percent: number | null): boolean {
  return percent !== null && percent >= passThreshold;
}

/** How good a score is, by its rounded percentage. */
export type PerformanceBand = 'REVIEW_NEEDED' | 'GOOD' | 'EXCELLENT' | 'NA';

/** Under the pass threshold REVIEW_NEEDED, from it to 99 GOOD, 100 EXCELLENT, without a value NA. */
export function performanceBand(percent: number | null): PerformanceBand {
  if (percent === null) return 'NA';
  if (percent >= 100) return 'EXCELLENT';
  return isPass(percent) ? 'GOOD' : 'REVIEW_NEEDED';
}
