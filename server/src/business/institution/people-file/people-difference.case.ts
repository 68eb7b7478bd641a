import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'peopleDifference',
    variables: ({ institution_id }) => ({
      institution_id,
      file: Buffer.from('E-mail,First name,Last name\nsomebody@else.test,Some,Body').toString('base64'),
    }),
    wholeLicense: true,
  },
];
