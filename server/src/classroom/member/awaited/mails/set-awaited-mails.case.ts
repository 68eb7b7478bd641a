import type { Case } from '../../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setAwaitedMails',
    variables: ({ institution_id: institutionId }) => ({ institutionId, mailed: true }),
  },
];
