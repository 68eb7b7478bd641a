/** The largest file of a roster in bytes: some thousand people with a few columns beside their names. */
export const mostRosterBytes = 512 * 1024;

/** The most people that one file names. */
export const mostRosterRows = 1000;

/** What can be wrong with a file as a whole, so that nothing of it can be read. */
export const rosterProblems = ['TOO_LARGE', 'KIND', 'DAMAGED', 'NO_EMAIL_COLUMN', 'NO_ROWS', 'TOO_MANY_ROWS'] as const;
export type RosterProblem = (typeof rosterProblems)[number];

/** A line of a file as its table holds it: its number there, from 1, and the texts of its cells. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };
