import { language } from '../../base/language/texts/en.ts';
import { invitations as words } from '../../base/invitation/texts/en.ts';
import { invitationLink } from '../../entrance/invitation-link/texts/en.ts';

/** What people read who open their profile menu, or the link of an invitation, in English. */
export const invitations = { invitations: words, invitationLink, language };
