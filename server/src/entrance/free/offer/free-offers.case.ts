import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'freeOffers', variables: () => ({}), everyone: 'staff' }];
