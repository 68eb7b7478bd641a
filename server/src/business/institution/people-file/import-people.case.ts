import type { Case } from '../../../../test/security/case.ts';

// What is no longer shown is not done.
export const cases: readonly Case[] = [
  {
    operation: 'importPeople',
    variables: ({ institution_id }) => ({
      institution_id,
      file: Buffer.from('E-mail,First name,Last name\nsomebody@else.test,Some,Body').toString('base64'),
      shown: 'something else',
      mailed: true,
    }),
    wholeLicense: true,
  },
];
