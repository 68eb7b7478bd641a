import { welcome as words } from '../../entrance/welcome/texts/en.ts';

/** What people read who have no group yet, in English. */
export const welcome = { welcome: words };
