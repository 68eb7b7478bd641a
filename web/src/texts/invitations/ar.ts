import { language } from '../../base/language/texts/ar.ts';
import { invitations as words } from '../../base/invitation/texts/ar.ts';
import { invitationLink } from '../../entrance/invitation-link/texts/ar.ts';

/** What people read who open their profile menu, or the link of an invitation, in Arabic. */
export const invitations = { invitations: words, invitationLink, language };
