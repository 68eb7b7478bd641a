import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'resendInstitutionInvitation', variables: ({ open_invitation_id }) => ({ id: open_invitation_id }) },
];
