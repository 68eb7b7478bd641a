/** What can be wrong with a file as a whole, whatever it is to hold, so that nothing of it can be read. */
export const tableProblems = ['TOO_LARGE', 'KIND', 'DAMAGED', 'ENCODING', 'NO_ROWS', 'TOO_MANY_ROWS'] as const;
export type TableProblem = (typeof tableProblems)[number];

/** How much a file of one kind holds at most: bytes, of a workbook as they are packed in it, and rows below the heads of its columns. */
export type TableLimits = { readonly bytes: number; readonly rows: number };

/** How many bytes of a file fit into what is sent, in base64 beside everything else; a longer text is packed. */
export const mostBytesSent = 700 * 1024;

/** A line of a file as its table holds it: its number there, from 1, and the texts of its cells. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };

/** For how many days after it an import of a file, whatever it holds, is taken back as one. */
export const daysToUndoImport = 7;
