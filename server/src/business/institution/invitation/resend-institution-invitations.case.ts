import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'resendInstitutionInvitations',
    variables: ({ institution_id, open_invitation_id }) => ({ institution_id, ids: [open_invitation_id] }),
  },
];
