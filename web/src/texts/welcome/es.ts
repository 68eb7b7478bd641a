import { welcome as words } from '../../entrance/welcome/texts/es.ts';

/** What people read who have no group yet, in Spanish. */
export const welcome = { welcome: words };
