/** An item and its place among its like, the lowest first. */
export type Placed = { readonly id: string; readonly place: number };

/**
 * The items that move when some of the siblings are given places: those, and others that stood there, which move behind
 * the last in the order they had. No two stand in one place afterwards, if the wanted places differ.
 */
export function rearranged(siblings: readonly Placed[], wanted: readonly Placed[]): Placed[] {
  const places = new Map(wanted.map(({ id, place }) => [id, place]));
  const taken = new Set(places.values());
  const others = siblings.filter(({ id }) => !places.has(id)).toSorted((one, other) => one.place - other.place);
  const staying = others.filter(({ place }) => !taken.has(place)).map(({ place }) => place);
  let last = [...taken, ...staying].reduce((highest, place) => Math.max(highest, place), 0);
  for (const { id, place } of others) if (taken.has(place)) places.set(id, ++last);
  return siblings.flatMap(({ id, place }) => {
    const next = places.get(id) ?? place;
    return next === place ? [] : [{ id, place: next }];
  });
}
