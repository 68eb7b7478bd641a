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
