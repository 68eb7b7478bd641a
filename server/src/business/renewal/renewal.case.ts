import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'renewalsExport', variables: () => ({ filter: {} }), everyone: 'staff' },
  { operation: 'renewals', variables: () => ({ filter: {} }), everyone: 'staff' },
];
