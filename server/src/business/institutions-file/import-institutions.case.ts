import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'importInstitutions',
    variables: () => ({
      file: Buffer.from('Name,Country,Time zone\nFjord School,NO,Europe/Oslo').toString('base64'),
      shown: 'another',
    }),
    everyone: 'staff',
    state: 'CONFLICT',
  },
];
