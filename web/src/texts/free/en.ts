import { free as words } from '../../entrance/free/texts/en.ts';

/** What everyone reads in free mode, in English. */
export const free = { free: words };
