import type { Placed } from './rearranged.ts';

/**
 * The places of all siblings once one of them stands before another, or behind all others where that is null. They share
 * the places that they had; where two had the same, they are counted from 1.
 */
export const movedBefore = (siblings: readonly Placed[], id: string, before: string | null): Placed[] =>
  movedTogether(siblings, [id], before);

/**
 * The same for several that come to stand together, in the order given. Those that are no siblings yet take the places
 * behind the last; where they are to stand before one that moves itself, they stand before the next that stays.
 */
export function movedTogether(siblings: readonly Placed[], ids: readonly string[], before: string | null): Placed[] {
  const sorted = siblings.toSorted((one, other) => one.place - other.place);
  const isStaying = ({ id }: Placed) => !ids.includes(id);
  const from = before === null ? sorted.length : sorted.findIndex(({ id }) => id === before);
  const next = sorted.slice(from).find(isStaying);
  const order = sorted.filter(isStaying).map(({ id }) => id);
  order.splice(next ? order.indexOf(next.id) : order.length, 0, ...ids);
  const places = sorted.map(({ place }) => place);
  const distinct = new Set(places).size === places.length;
  const last = places.at(-1) ?? 0;
  return order.map((id, index) => {
    const place = index < places.length ? places[index] : last + 1 + index - places.length;
    return { id, place: (distinct ? place : undefined) ?? index + 1 };
  });
}
