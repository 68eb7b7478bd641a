import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateInstitutionInvitationMember',
    variables: ({ open_invitation_id }) => ({ id: open_invitation_id, data: { role: 'STUDENT' } }),
  },
];
