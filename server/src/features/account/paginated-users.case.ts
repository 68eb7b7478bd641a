import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'paginatedUsers',
    about: 'who belong nowhere',
    variables: () => ({ noInstitutionOnly: true }),
    everyone: 'staff',
  },
  // All people are read by those who may read everybody's role.
  { operation: 'paginatedUsers', variables: () => ({}), everyone: 'staff', as: 'User.role' },
];
