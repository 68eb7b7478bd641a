import { gradebook as words } from '../../features/gradebook/texts/en.ts';

/** What people read who look into a gradebook or at an attempt in it, in English. */
export const gradebook = { gradebook: words };
