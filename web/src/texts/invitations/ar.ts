import { language } from '../../features/language/texts/ar.ts';
import { invitations as words } from '../../features/invitation/texts/ar.ts';

/** What people read who open their profile menu, in Arabic. */
export const invitations = { invitations: words, language };
