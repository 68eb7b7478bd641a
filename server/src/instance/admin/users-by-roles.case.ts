import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'usersByRoles', variables: () => ({ roles: ['SALES_MANAGER', 'SYSTEM_ADMIN'] }), everyone: 'staff' },
];
