/** The lowest and highest level a study project or assessment can have. */
export const lowestLevel = 1;
export const highestLevel = 4;

/** A level, or all of them in one sitting. */
export type LevelChoice = number | 'all';

/** Reads a level from an address: a whole number from 1 to the course's levels, or `all`; anything else is null. */
export function parseLevel(text: string, levels: number): LevelChoice | null {
  if (text === 'all') return 'all';
  const level = /^[1-4]$/.test(text) ? Number(text) : null;
  return level !== null && level <= levels ? level : null;
}

/** The choices a course offers: each of its levels, then all. */
export function levelChoices(levels: number): LevelChoice[] {
  return [...Array.from({ length: levels }, (_, index) => index + 1), 'all'];
}
