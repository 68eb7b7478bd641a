import { reader } from '../../learning/reader/texts/en.ts';

/** What those read who have a text read to them, in English. */
export const readerArea = { reader };
