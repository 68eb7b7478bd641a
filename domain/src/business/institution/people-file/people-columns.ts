import { institutionRoles, type InstitutionRole } from '../../../base/account/role.ts';
import type { RosterColumn } from '../../../base/spreadsheet/person-columns.ts';
import { roleWords } from '../../../base/spreadsheet/person-words.ts';
import { lettersOf } from '../../../base/spreadsheet/letters-of.ts';

/** The columns of a file with people of an institution: those of a roster. */
export type PeopleColumn = RosterColumn;

/** The role in an institution that a cell names: null where it is empty, and UNKNOWN for a word that is no role. */
export function institutionRoleOf(cell: string): InstitutionRole | null | 'UNKNOWN' {
  if (cell === '') return null;
  const letters = lettersOf(cell);
  return institutionRoles.find((role) => roleWords[role].some((word) => lettersOf(word) === letters)) ?? 'UNKNOWN';
}
