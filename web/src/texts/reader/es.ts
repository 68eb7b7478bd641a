import { reader } from '../../learning/reader/texts/es.ts';

/** What those read who have a text read to them, in Spanish. */
export const readerArea = { reader };
