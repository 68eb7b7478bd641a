import { groupOf, type Case } from '../../../test/security/case.ts';

// It names nobody of the class, so that all of them are missing from it.
export const cases: readonly Case[] = [
  {
    operation: 'rosterDifference',
    variables: (place) => ({
      ...groupOf(place),
      file: Buffer.from('E-mail\nsomebody@else.test').toString('base64'),
      removed: [],
    }),
  },
];
