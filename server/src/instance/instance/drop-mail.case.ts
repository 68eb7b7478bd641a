import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'dropMail', variables: ({ spare_mail_id }) => ({ id: spare_mail_id }), state: 'NOT_FOUND' },
];
