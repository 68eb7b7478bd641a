import { institutionRoles, type InstitutionRole } from '../../account/role.ts';
import { rosterHeads, rosterRoles } from '../../roster/roster-columns.ts';
import { lettersOf } from '../../spreadsheet/letters-of.ts';
import type { Column } from '../../spreadsheet/read-columns.ts';

/** What a column of a file with people of an institution can hold. */
export const peopleColumns = ['email', 'first_name', 'last_name', 'role', 'group'] as const;
export type PeopleColumn = (typeof peopleColumns)[number];

/** The columns of such a file, headed as those of a roster: who is invited has an address and a name. */
export const peopleHeads = Object.fromEntries(
  peopleColumns.map((column) => [
    column,
    { ...rosterHeads[column], isRequired: column !== 'role' && column !== 'group' },
  ]),
) as Readonly<Record<PeopleColumn, Column>>;

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
