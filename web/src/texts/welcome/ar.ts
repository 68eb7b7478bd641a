import { welcome as words } from '../../features/welcome/texts/ar.ts';

/** What people read who have no group yet, in Arabic. */
export const welcome = { welcome: words };
