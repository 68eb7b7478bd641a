import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setInvitationReminders',
    variables: ({ open_invitation_id }) => ({ id: open_invitation_id, reminds: true }),
  },
];
