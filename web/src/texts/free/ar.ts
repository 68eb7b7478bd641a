import { free as words } from '../../entrance/free/texts/ar.ts';

/** What everyone reads in free mode, in Arabic. */
export const free = { free: words };
