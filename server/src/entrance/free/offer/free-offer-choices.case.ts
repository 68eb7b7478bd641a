import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'freeOfferChoices', variables: () => ({ kind: 'LESSON' }), everyone: 'staff' },
];
