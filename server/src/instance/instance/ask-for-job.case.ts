import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'askForJob', variables: () => ({ name: 'check_counters' }), everyone: 'staff' },
];
