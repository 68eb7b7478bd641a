const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** How many letters there are to show answers under. */
export const mostLetters = letters.length;

/** The letter of the row with this number, counted from 0; it refuses rows beyond Z. */
export function letterOf(index: number): string {
  const letter = letters[index];
  if (letter === undefined) throw new RangeError(`no letter for row ${index}`);
  return letter;
}
