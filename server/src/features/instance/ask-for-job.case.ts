import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'askForJob', keyed: 'It names work of the server and no object; its own test asks as every role.' },
];
