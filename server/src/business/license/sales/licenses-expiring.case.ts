import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'licensesExpiringByDays', variables: () => ({ days: 365 }), everyone: 'staff' },
];
