/**
 * Thrown where somebody else has changed an item while an act was tried, or where an act has met what waits at items that
 * it does not name; it is tried again from its beginning.
 */
export class TriedMeanwhile extends Error {
  readonly code = '40001';
}

const met = new WeakMap<object, readonly string[]>();

/** Remembers for the next try of a call, by its arguments, that something waits at these items. */
export function meet(given: unknown, items: readonly string[]): TriedMeanwhile {
  if (typeof given === 'object' && given !== null) met.set(given, items);
  return new TriedMeanwhile('Something waits at an item of this act.');
}

/** The items at which an earlier try of a call has met what waits. */
export const metBefore = (given: unknown): readonly string[] => met.get(given as object) ?? [];
