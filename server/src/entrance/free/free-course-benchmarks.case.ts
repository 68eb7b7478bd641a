import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'freeCourseBenchmarks', keyed: 'It names no object and shows everyone the same; tried in free mode.' },
];
