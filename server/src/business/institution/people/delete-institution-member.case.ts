import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // Who was removed stays removed.
  { operation: 'deleteInstitutionMember', variables: ({ gone_member_id }) => ({ id: gone_member_id }) },
];
