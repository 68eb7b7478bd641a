import { free as words } from '../../features/free/texts/en.ts';

/** What everyone reads in free mode, in English. */
export const free = { free: words };
