import { free as words } from '../../entrance/free/texts/es.ts';

/** What everyone reads in free mode, in Spanish. */
export const free = { free: words };
