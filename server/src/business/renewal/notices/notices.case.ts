import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'renewalMails', variables: ({ institution_id: institutionId }) => ({ institutionId }) },
  {
    operation: 'setRenewalMails',
    variables: ({ institution_id: institutionId }) => ({ institutionId, readers: 'ADMINISTRATORS', mailed: false }),
  },
];
