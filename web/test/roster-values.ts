/** A file as a person chooses it. */
export const rosterFile = (name = 'class.csv') => new File(['E-mail\nmia@school.test'], name, { type: 'text/csv' });

/** A line of a roster with what becomes of it. */
export const rosterLineOf = (line: number, kind: string, values: Record<string, unknown> = {}) => ({
  line,
  kind,
  why: null,
  email: `person-${line}@northfield.example`,
  first_name: 'Marek',
  last_name: `Row ${line}`,
  role: 'STUDENT',
  group: 'Mornings',
  from: null,
  choices: [],
  choice: null,
  cells: kind === 'CONFLICT' ? ['coach@school.test'] : [],
  ...values,
});

/** A learner who is not in the file. */
export const missingOf = (last_name: string) => ({
  user_id: `u-${last_name}`,
  is_awaited: false,
  group_id: 'g1',
  group: 'Mornings',
  first_name: 'Marek',
  last_name,
  email: `${last_name}@northfield.example`,
});

/** What a server tells of a file. */
export const differenceOf = (values: Record<string, unknown> = {}) => ({
  problem: null,
  shown: 'shown-1',
  changes: 3,
  mails: 0,
  sheets: [] as readonly unknown[],
  columns: [] as unknown[],
  lines: [
    rosterLineOf(2, 'UNCHANGED'),
    rosterLineOf(3, 'AWAITED', { first_name: '', last_name: '' }),
    rosterLineOf(4, 'ADDED'),
    rosterLineOf(5, 'MOVED', { from: 'Evenings' }),
    rosterLineOf(6, 'CONFLICT', { why: 'MAIN_INSTRUCTOR_ONLY', role: 'INSTRUCTOR' }),
  ],
  missing: [],
  groups: [{ id: 'g1', name: 'Mornings', free_places: 1, awaited: 3 }],
  ...values,
});

/** An import of a roster that can be undone. */
export const rosterImportOf = (values: Record<string, unknown> = {}) => ({
  id: 'r1',
  created_on: '2026-11-21T12:00:00.000Z',
  by: 'Teodora Vasquez',
  added: 2,
  moved: 1,
  removed: 0,
  awaited: 1,
  ...values,
});
