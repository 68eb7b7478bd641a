import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'immersiveReaderAuth', variables: () => ({}), state: 'NOT_FOUND' }];
