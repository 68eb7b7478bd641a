import { groupOf, type Case } from '../../../test/security/case.ts';

// What is no longer shown is not done.
export const cases: readonly Case[] = [
  {
    operation: 'importRoster',
    variables: (place) => ({
      ...groupOf(place),
      file: Buffer.from('E-mail\nsomebody@else.test').toString('base64'),
      removed: [],
      shown: 'something else',
    }),
  },
];
