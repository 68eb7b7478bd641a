import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'paginatedUsers',
    about: 'who belong nowhere',
    variables: () => ({ noInstitutionOnly: true }),
    everyone: 'staff',
  },
  // Those who are awaited have addresses with the id of their group, where the world has any.
  {
    operation: 'paginatedUsers',
    about: 'who are searched for',
    variables: ({ group_id }) => ({ search: `${group_id}@awaited.test` }),
    everyone: 'staff',
    as: 'User.role',
  },
  // All people are read by those who may read everybody's role.
  { operation: 'paginatedUsers', variables: () => ({}), everyone: 'staff', as: 'User.role' },
];
