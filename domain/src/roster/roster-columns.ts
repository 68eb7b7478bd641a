import { lettersOf } from '../spreadsheet/letters-of.ts';
import type { Column } from '../spreadsheet/read-columns.ts';

/** What a column of a roster can hold. */
export const rosterColumns = ['email', 'first_name', 'last_name', 'role', 'group'] as const;
export type RosterColumn = (typeof rosterColumns)[number];

/** The words that head a column or name a role, in the languages of the interface and as other programs export them. */
const heads: Readonly<Record<RosterColumn, readonly string[]>> = {
  email: [
    'email',
    'mail',
    'emailaddress',
    'mailaddress',
    'username',
    'login',
    'correo',
    'correoelectronico',
    'direcciondecorreo',
    'البريدالالكتروني',
    'البريد',
    'الايميل',
  ],
  first_name: ['firstname', 'first', 'givenname', 'given', 'forename', 'nombre', 'nombres', 'الاسمالاول', 'الاسم'],
  last_name: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'family',
    'apellido',
    'apellidos',
    'اسمالعائلة',
    'العائلة',
    'الاسمالاخير',
    'اللقب',
  ],
  role: ['role', 'grouprole', 'rol', 'papel', 'الدور'],
  group: ['group', 'groupname', 'class', 'classname', 'section', 'grupo', 'clase', 'المجموعة', 'الصف'],
};

/** The words that name a role in a group. */
export const rosterRoles = {
  STUDENT: ['student', 'learner', 'estudiante', 'alumno', 'alumna', 'متعلم', 'متعلمة', 'طالب', 'طالبة'],
  INSTRUCTOR: [
    'instructor',
    'teacher',
    'maininstructor',
    'instructora',
    'profesor',
    'profesora',
    'docente',
    'instructorprincipal',
    'مدرس',
    'مدرسة',
    'مدرب',
    'مدربة',
    'معلم',
    'معلمة',
  ],
} as const satisfies Record<string, readonly string[]>;

/** A role that a file can give somebody in a group. */
export type RosterRole = keyof typeof rosterRoles;

const isOneOf = (words: readonly string[], letters: string) => words.some((word) => lettersOf(word) === letters);

/** The columns of a roster; an address is all that a row needs. */
export const rosterHeads = Object.fromEntries(
  rosterColumns.map((column) => [column, { heads: heads[column], isRequired: column === 'email' }]),
) as Readonly<Record<RosterColumn, Column>>;

/** The role that a cell names: null where it is empty, and UNKNOWN for a word that is no role. */
export function roleOf(cell: string): RosterRole | null | 'UNKNOWN' {
  const letters = lettersOf(cell);
  if (cell === '') return null;
  if (isOneOf(rosterRoles.STUDENT, letters)) return 'STUDENT';
  return isOneOf(rosterRoles.INSTRUCTOR, letters) ? 'INSTRUCTOR' : 'UNKNOWN';
}
