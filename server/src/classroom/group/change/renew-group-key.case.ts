import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'renewGroupKey', variables: ({ group_id: id }) => ({ id }) }];
