import { tableProblems, type TableLimits } from '../../base/spreadsheet/table.ts';

/** What the file of a roster holds at most: some thousand people with a few columns beside their names. */
export const rosterLimits: TableLimits = { bytes: 512 * 1024, rows: 1000 };

/** What can be wrong with a file as a whole, so that nothing of it can be read. */
export const rosterProblems = [...tableProblems, 'NO_EMAIL_COLUMN'] as const;
export type RosterProblem = (typeof rosterProblems)[number];
