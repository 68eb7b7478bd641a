import type { Placed } from './rearranged.ts';

/** The siblings that move up, in their order and no further than needed, so that nothing stands at a place. */
export function roomAt(siblings: readonly Placed[], place: number): Placed[] {
  const moved: Placed[] = [];
  let taken = place;
  for (const sibling of siblings.toSorted((one, other) => one.place - other.place)) {
    if (sibling.place < place) continue;
    if (sibling.place > taken) break;
    taken += 1;
    moved.push({ id: sibling.id, place: taken });
  }
  return moved;
}
