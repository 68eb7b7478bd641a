import { rowsOf } from '../rows/rows.ts';

/** Statements that are correct or incorrect. */
export const correctOrIncorrect = rowsOf('Each statement is correct or incorrect.');
