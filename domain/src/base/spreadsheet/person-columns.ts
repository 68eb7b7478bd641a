import { lettersOf } from './letters-of.ts';
import { isAddress } from './address-in.ts';
import type { Column } from './column.ts';
import { hasPart } from './name-parts.ts';
import { nameWords, roleWords, rosterWords } from './person-words.ts';

/** What a column can hold in a roster, and in a file with people of an institution; `name` is the whole name, for files that do not part it. */
export const rosterColumns = ['email', 'first_name', 'last_name', 'role', 'group', 'name'] as const;
export type RosterColumn = (typeof rosterColumns)[number];

/** The columns that a template has. */
export const templateColumns = ['email', 'first_name', 'last_name', 'role', 'group'] as const;

/** A role that a file can give somebody in a group. */
export type RosterRole = 'STUDENT' | 'INSTRUCTOR';

const isOneOf = (words: readonly string[], letters: string) => words.some((word) => lettersOf(word) === letters);

/** The column beside which the words for a name alone head the other part of it. */
const besides: Partial<Record<RosterColumn, RosterColumn>> = { first_name: 'last_name', last_name: 'first_name' };

/** The columns of a roster; an address is all that a row needs. */
export const rosterHeads = Object.fromEntries(
  rosterColumns.map((column): [string, Column] => {
    const beside = besides[column];
    return [
      column,
      {
        heads: rosterWords[column],
        ...(beside ? { beside: { column: beside, heads: nameWords, unless: hasPart } } : {}),
        ...(column === 'email' ? { isRequired: true, isLike: isAddress } : { isRequired: false }),
      },
    ];
  }),
) as Readonly<Record<RosterColumn, Column>>;

/** The role that a cell names: null where it is empty, and UNKNOWN for a word that is no role. */
export function roleOf(cell: string): RosterRole | null | 'UNKNOWN' {
  const letters = lettersOf(cell);
  if (cell === '') return null;
  if (isOneOf(roleWords.STUDENT, letters)) return 'STUDENT';
  return isOneOf(roleWords.INSTRUCTOR, letters) ? 'INSTRUCTOR' : 'UNKNOWN';
}
