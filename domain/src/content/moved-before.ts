import type { Placed } from './rearranged.ts';

/**
 * The places of all siblings once one of them stands before another, or behind all others where that is null. They share
 * the places that they had; where two had the same, they are counted from 1.
 */
export function movedBefore(siblings: readonly Placed[], id: string, before: string | null): Placed[] {
  const sorted = siblings.toSorted((one, other) => one.place - other.place);
  const ids = sorted.map((sibling) => sibling.id).filter((one) => one !== id);
  ids.splice(before === null ? ids.length : ids.indexOf(before), 0, id);
  const places = sorted.map(({ place }) => place);
  const distinct = new Set(places).size === places.length;
  return ids.map((one, index) => ({ id: one, place: (distinct ? places[index] : undefined) ?? index + 1 }));
}
