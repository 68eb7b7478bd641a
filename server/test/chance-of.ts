/** How likely the ranks of two lists of numbers differ so much by chance (Mann–Whitney, both sides). */
export function chanceOf(one: readonly number[], other: readonly number[]): number {
  const ranked = [
    ...one.map((value) => ({ value, of: 'one' })),
    ...other.map((value) => ({ value, of: 'other' })),
  ].toSorted((a, b) => a.value - b.value);
  const ranks = ranked.reduce((sum, { of }, at) => sum + (of === 'one' ? at + 1 : 0), 0);
  const u = ranks - (one.length * (one.length + 1)) / 2;
  const mean = (one.length * other.length) / 2;
  const deviation = Math.sqrt((one.length * other.length * (one.length + other.length + 1)) / 12);
  return 2 * (1 - normalBelow(Math.abs(u - mean) / deviation));
}

/** The share of a normal distribution below so many deviations (Abramowitz and Stegun 26.2.17). */
function normalBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * z);
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
}

/** The one in the middle of them. */
export const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
