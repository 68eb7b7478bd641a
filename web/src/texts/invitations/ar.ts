import { language } from '../../features/language/texts/ar.ts';
import { invitations as words } from '../../features/invitation/texts/ar.ts';
import { invitationLink } from '../../features/invitation-link/texts/ar.ts';

/** What people read who open their profile menu, or the link of an invitation, in Arabic. */
export const invitations = { invitations: words, invitationLink, language };
