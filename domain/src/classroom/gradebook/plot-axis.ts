/** Steps an axis of counts may be divided into, up to ten; larger ones are these times a power of ten. */
const steps = [1, 2, 3, 5, 10];

/** The three marks of an axis of counts: 0, a round step, and twice that step, which is not below the highest count. */
export function countTicks(highest: number): [number, number, number] {
  const needed = Math.max(1, highest / 2);
  const power = 10 ** Math.floor(Math.log10(needed));
  const step = (steps.find((one) => one * power >= needed - 1e-9) ?? 10) * power;
  return [0, step, 2 * step];
}

/** Where an axis of scores begins so that the lowest bar and the line of the pass threshold with some room before it are on it: 0, 25 or 50. */
export function scoreAxisStart(lowest: number): 0 | 25 | 50 {
  if (lowest >= 50) return 50;
  return lowest >= 25 ? 25 : 0;
}
