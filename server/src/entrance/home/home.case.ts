import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [{ operation: 'viewer', variables: () => ({}), everyone: 'visitors too' }];
