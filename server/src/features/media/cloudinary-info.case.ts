import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cloudinaryInfo', keyed: 'It names no object; the test of uploads asks as every role.' },
];
