import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'askForJob', variables: () => ({ name: 'check_counters' }), everyone: 'staff' },
  { operation: 'dropMail', variables: ({ spare_mail_id }) => ({ id: spare_mail_id }), state: 'NOT_FOUND' },
  { operation: 'instanceChecks', variables: () => ({}), everyone: 'staff' },
  { operation: 'instance', variables: () => ({}), everyone: 'staff' },
  { operation: 'retryMail', variables: ({ mail_id }) => ({ id: mail_id }) },
  { operation: 'unsentMails', variables: () => ({}), everyone: 'staff' },
];
