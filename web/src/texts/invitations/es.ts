import { language } from '../../base/language/texts/es.ts';
import { invitations as words } from '../../base/invitation/texts/es.ts';
import { invitationLink } from '../../entrance/invitation-link/texts/es.ts';

/** What people read who open their profile menu, or the link of an invitation, in Spanish. */
export const invitations = { invitations: words, invitationLink, language };
