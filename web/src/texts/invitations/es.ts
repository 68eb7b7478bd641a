import { language } from '../../features/language/texts/es.ts';
import { invitations as words } from '../../features/invitation/texts/es.ts';

/** What people read who open their profile menu, in Spanish. */
export const invitations = { invitations: words, language };
