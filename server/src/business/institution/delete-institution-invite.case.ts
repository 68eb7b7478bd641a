import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteInstitutionInvite', variables: ({ spare_invitation_id }) => ({ id: spare_invitation_id }) },
];
