import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'checkFreeAnswer', keyed: 'It carries a ticket, which is the attempt; tried in free mode.' },
];
