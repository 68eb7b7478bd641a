import { welcome as words } from '../../entrance/welcome/texts/ar.ts';

/** What people read who have no group yet, in Arabic. */
export const welcome = { welcome: words };
