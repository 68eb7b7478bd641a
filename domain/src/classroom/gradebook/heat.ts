import { passThreshold } from '../../learning/attempt/score.ts';

/** Below it a score stands in the lowest step. */
export const lowThreshold = 50;

/** The four steps a score is shown in: under the low threshold, from there to below the pass threshold, from it to 99, and 100. */
export type Heat = 1 | 2 | 3 | 4;

/** The step of a rounded percentage. */
export function heatOf(percent: number): Heat {
  if (percent >= 100) return 4;
  if (percent >= passThreshold) return 3;
  return percent >= lowThreshold ? 2 : 1;
}
