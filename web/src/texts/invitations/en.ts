import { language } from '../../features/language/texts/en.ts';
import { invitations as words } from '../../features/invitation/texts/en.ts';

/** What people read who open their profile menu, in English. */
export const invitations = { invitations: words, language };
