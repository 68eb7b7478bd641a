import { rowsOf } from '../rows/rows.ts';

/** Statements that are true or false. */
export const trueOrFalse = rowsOf('Each statement is true or false.');
