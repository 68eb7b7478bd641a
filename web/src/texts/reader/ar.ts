import { reader } from '../../learning/reader/texts/ar.ts';

/** What those read who have a text read to them, in Arabic. */
export const readerArea = { reader };
