import { institutionRoles, type InstitutionRole } from '../../../base/account/role.ts';
import { rosterRoles, type RosterColumn } from '../../../base/spreadsheet/person-columns.ts';
import { lettersOf } from '../../../base/spreadsheet/letters-of.ts';

/** The columns of a file with people of an institution: those of a roster. */
export type PeopleColumn = RosterColumn;

/** The words that name a role in an institution, in the languages of the interface. */
const roleWords: Readonly<Record<InstitutionRole, readonly string[]>> = {
  ...rosterRoles,
  CENTER_ADMIN: [
    'centeradministrator',
    'centreadministrator',
    'centeradmin',
    'centreadmin',
    'administrator',
    'admin',
    'administradordelcentro',
    'administradoradelcentro',
    'administrador',
    'administradora',
    'مديرالمركز',
    'مديرةالمركز',
    'مدير',
    'مديرة',
  ],
};

/** The role in an institution that a cell names: null where it is empty, and UNKNOWN for a word that is no role. */
export function institutionRoleOf(cell: string): InstitutionRole | null | 'UNKNOWN' {
  if (cell === '') return null;
  const letters = lettersOf(cell);
  return institutionRoles.find((role) => roleWords[role].some((word) => lettersOf(word) === letters)) ?? 'UNKNOWN';
}
