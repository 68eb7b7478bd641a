import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'undoAuditEntry',
    keyed: 'It asks for the right to the act that it takes back; its own test takes back each kind as every role.',
  },
];
