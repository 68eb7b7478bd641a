/** How one item of two lists differs: where it is in either, counted from 0, and null where it is not there. */
export type ListDifference<Item, Difference> = {
  /** As it is in the later list, or as it was in the earlier one if it is gone. */
  readonly item: Item;
  readonly from: number | null;
  readonly to: number | null;
  /** Whether it stands elsewhere among those that both lists have. */
  readonly moved: boolean;
  /** What it says else. */
  readonly differences: readonly Difference[];
};

type Rules<Item, Difference> = {
  /** What an item is known by in both lists. */
  readonly keyOf: (item: Item) => string;
  readonly compare?: (before: Item, after: Item) => readonly Difference[];
};

/**
 * The items in which two lists differ, in the order of the later one, those that are gone at the end. As few as possible
 * count as moved, so that one item drawn to another place is one difference.
 */
export function compareLists<Item, Difference = never>(
  before: readonly Item[],
  after: readonly Item[],
  { keyOf, compare = () => [] }: Rules<Item, Difference>,
): ListDifference<Item, Difference>[] {
  const earlier = keyed(before, keyOf);
  const later = keyed(after, keyOf);
  const kept = [...later.keys()].filter((key) => earlier.has(key));
  const staying = longestRising(kept, (key) => earlier.get(key)?.at ?? 0);
  const differences = [...later].flatMap(([key, { item, at }]): ListDifference<Item, Difference>[] => {
    const found = earlier.get(key);
    if (!found) return [{ item, from: null, to: at, moved: false, differences: [] }];
    const changed = compare(found.item, item);
    const moved = !staying.has(key);
    return moved || changed.length > 0 ? [{ item, from: found.at, to: at, moved, differences: changed }] : [];
  });
  const gone = [...earlier].flatMap(([key, { item, at }]): ListDifference<Item, Difference>[] =>
    later.has(key) ? [] : [{ item, from: at, to: null, moved: false, differences: [] }],
  );
  return [...differences, ...gone];
}

/** Items by what they are known by; the second of a key is another item than the first. */
function keyed<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const found = new Map<string, { readonly item: Item; readonly at: number }>();
  const times = new Map<string, number>();
  for (const [at, item] of items.entries()) {
    const key = keyOf(item);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    found.set(`${key} ${time}`, { item, at });
  }
  return found;
}

/** The longest part of a list whose numbers rise from first to last. */
function longestRising<Item>(items: readonly Item[], numberOf: (item: Item) => number): ReadonlySet<Item> {
  type Run = { readonly item: Item; readonly before: Run | null };
  const ends: Run[] = [];
  for (const item of items) {
    const number = numberOf(item);
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const end = ends[middle];
      if (end && numberOf(end.item) < number) low = middle + 1;
      else high = middle;
    }
    ends[low] = { item, before: ends[low - 1] ?? null };
  }
  const longest = new Set<Item>();
  for (let run = ends.at(-1) ?? null; run; run = run.before) longest.add(run.item);
  return longest;
}
