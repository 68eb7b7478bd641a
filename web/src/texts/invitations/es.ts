import { invitations as words } from '../../features/invitation/texts/es.ts';

/** What people read who open their invitations, in Spanish. */
export const invitations = { invitations: words };
