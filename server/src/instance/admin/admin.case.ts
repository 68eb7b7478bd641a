import { learnerOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'user',
    variables: ({ learner }) => ({ where: { id: learner.id } }),
    owner: learnerOf,
    outsideGroups: true,
  },
  {
    operation: 'institutions',
    variables: ({ learner }) => ({ userId: learner.id }),
    owner: learnerOf,
    outsideGroups: true,
  },
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
  { operation: 'updateUser', variables: ({ learner }) => ({ where: { id: learner.id }, data: { role: 'USER' } }) },
  { operation: 'usersByRoles', variables: () => ({ roles: ['SALES_MANAGER', 'SYSTEM_ADMIN'] }), everyone: 'staff' },
];
