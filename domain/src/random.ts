/** A source of randomness: each call gives a number from 0 up to, but not including, 1. */
export type Random = () => number;

/** The items in an order that is equally likely to be any order (Fisher and Yates, as given by Durstenfeld 1964). */
export function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const item = result[last] as Item;
    result[last] = result[other] as Item;
    result[other] = item;
  }
  return result;
}

/** Randomness that is the same for the same seed, any whole number, after mulberry32 by Tommy Ettinger (2017). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
