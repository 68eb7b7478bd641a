import { reader } from '../../features/reader/texts/en.ts';

/** What those read who have a text read to them, in English. */
export const readerArea = { reader };
