import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // Who was removed too long ago stays removed; who was not stays a member.
  { operation: 'restoreInstitutionMember', variables: ({ member_id }) => ({ id: member_id }) },
];
