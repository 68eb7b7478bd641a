/** The four steps a score is shown in: under 50, 50 to 74, 75 to 99, and 100. */
export type Heat = 1 | 2 | 3 | 4;

/** The step of a rounded percentage. */
export function heatOf(percent: number): Heat {
  if (percent >= 100) return 4;
  if (percent >= 75) return 3;
  return percent >= 50 ? 2 : 1;
}
