/** A percentage as people read it, whole: 100 stands only where nothing is missing. */
export function wholePercent(percent: number): number {
  return percent >= 100 ? 100 : Math.min(99, Math.round(percent));
}
