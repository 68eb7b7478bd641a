import { admin as words } from '../../features/admin/texts/es.ts';
import { institution } from '../../features/institution/texts/es.ts';

/** What those read who support people, in Spanish. */
export const admin = { admin: words, institution };
