import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'memberDependants', variables: ({ member_id }) => ({ id: member_id }) },
  { operation: 'removedMembers', variables: ({ institution_id }) => ({ institution_id }) },
  // Who was removed too long ago stays removed; who was not stays a member.
  { operation: 'restoreInstitutionMember', variables: ({ member_id }) => ({ id: member_id }) },
];
