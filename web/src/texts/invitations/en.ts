import { invitations as words } from '../../features/invitation/texts/en.ts';

/** What people read who open their invitations, in English. */
export const invitations = { invitations: words };
