import { institutionOf } from './values.ts';

/** A file as a person chooses it. */
export const peopleFile = (name = 'people.csv') =>
  new File(['E-mail,First name,Last name\n'], name, { type: 'text/csv' });

/** A row of a file with people and what becomes of it. */
export const peopleLineOf = (line: number, kind: string, values: Record<string, unknown> = {}) => ({
  line,
  kind,
  faults: [],
  email: `person-${line}@northfield.example`,
  first_name: 'Marek',
  last_name: `Row ${line}`,
  role: 'STUDENT',
  group: null,
  held: null,
  over_since: null,
  cells: kind === 'WRONG' || kind === 'OTHER_ROLE' ? [`person-${line}`] : [],
  ...values,
});

/** A member who is not in a file with people. */
export const missingPersonOf = (number: number, values: Record<string, unknown> = {}) => ({
  number,
  user_id: `u${number}`,
  first_name: 'Lars',
  last_name: `Missing ${number}`,
  email: `missing-${number}@northfield.example`,
  role: 'STUDENT',
  groups: 1,
  stays: null,
  ...values,
});

/** What a server tells of a file with people: a row of each kind. */
export const peopleDifferenceOf = (values: Record<string, unknown> = {}) => ({
  problem: null,
  shown: 'shown-1',
  encoding: null as string | null,
  sheets: [] as readonly unknown[],
  invites: 2,
  columns: [] as unknown[],
  missing: [],
  missing_total: 0,
  groups: [],
  lines: [
    peopleLineOf(2, 'MEMBER', { held: 'STUDENT' }),
    peopleLineOf(3, 'NEW'),
    peopleLineOf(4, 'NEW', { role: 'INSTRUCTOR' }),
    peopleLineOf(5, 'INVITED', { held: 'STUDENT' }),
    peopleLineOf(6, 'OTHER_ROLE', { held: 'INSTRUCTOR' }),
    peopleLineOf(7, 'TWICE'),
    peopleLineOf(8, 'WRONG', { faults: ['EMAIL', 'ROLE'] }),
  ],
  ...values,
});

/** An import of people that can be undone. */
export const peopleImportOf = (values: Record<string, unknown> = {}) => ({
  id: 'p1',
  created_on: '2026-11-25T09:00:00.000Z',
  by: 'Amara Okonkwo',
  invited: 2,
  removed: 0,
  links: 0,
  ...values,
});

/** The institution into which people are imported. */
export const peopleImportsOf = (values: Record<string, unknown> = {}) => ({
  institution: institutionOf({ id: 'i1', my_role: 'CENTER_ADMIN', name: 'Northfield' }),
  today: '2026-11-25',
  imports: [],
  ...values,
});
