import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'freeLessons', keyed: 'It names no object and shows everyone the same; tried in free mode.' },
];
