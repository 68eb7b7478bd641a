import { admin as words } from '../../features/admin/texts/en.ts';
import { institution } from '../../features/institution/texts/en.ts';

/** What those read who support people, in English. */
export const admin = { admin: words, institution };
