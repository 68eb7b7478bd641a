import { invitations as words } from '../../features/invitation/texts/ar.ts';

/** What people read who open their invitations, in Arabic. */
export const invitations = { invitations: words };
