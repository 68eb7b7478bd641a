import { admin as words } from '../../features/admin/texts/ar.ts';
import { institution } from '../../features/institution/texts/ar.ts';

/** What those read who support people, in Arabic. */
export const admin = { admin: words, institution };
