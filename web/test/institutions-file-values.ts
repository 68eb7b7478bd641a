/** A file as a person chooses it. */
export const institutionsFile = (name = 'institutions.csv') =>
  new File(['Name,Country,Time zone\n'], name, { type: 'text/csv' });

/** A row of a file with institutions and what becomes of it. */
export const institutionLineOf = (line: number, kind: string, values: Record<string, unknown> = {}) => ({
  line,
  kind,
  name: `School ${line}`,
  place: 'Leeds, United Kingdom',
  faults: [],
  license: null,
  seats: null,
  runs: false,
  administrator: null,
  cells: kind === 'WRONG' ? [`School ${line}`] : [],
  ...values,
});

/** What a server tells of a file with institutions: a row of each kind. */
export const institutionsDifferenceOf = (values: Record<string, unknown> = {}) => ({
  problem: null,
  shown: 'shown-1',
  sheets: [] as readonly unknown[],
  columns: [] as unknown[],
  lines: [
    institutionLineOf(2, 'THERE'),
    institutionLineOf(3, 'NEW'),
    institutionLineOf(4, 'NEW', { license: 'First term', seats: 300, runs: true, administrator: 'ada@school.example' }),
    institutionLineOf(5, 'TWICE'),
    institutionLineOf(6, 'WRONG', {
      faults: [
        { column: 'time_zone', code: 'WRONG_SHAPE', limit: null },
        { column: 'end', code: 'TOO_SOON', limit: 30 },
      ],
    }),
  ],
  ...values,
});

/** An import of institutions that can be undone. */
export const institutionsImportOf = (values: Record<string, unknown> = {}) => ({
  id: 'f1',
  created_on: '2026-11-25T09:00:00.000Z',
  institutions: 2,
  ...values,
});
