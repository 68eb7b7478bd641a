import type { Case } from '../../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'awaitedMails', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
  {
    operation: 'setAwaitedMails',
    variables: ({ institution_id: institutionId }) => ({ institutionId, mailed: true }),
  },
];
