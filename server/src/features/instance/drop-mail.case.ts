import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'dropMail', keyed: 'Mails belong to the installation; its own test asks as every role.' },
];
