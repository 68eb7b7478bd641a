import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // What is no longer shown is not done.
  {
    operation: 'importRoster',
    variables: (place) => ({
      ...groupOf(place),
      file: Buffer.from('E-mail\nsomebody@else.test').toString('base64'),
      removed: [],
      shown: 'something else',
    }),
  },
  { operation: 'lastRosterImport', variables: groupOf },
  // It names nobody of the class, so that all of them are missing from it.
  {
    operation: 'rosterDifference',
    variables: (place) => ({
      ...groupOf(place),
      file: Buffer.from('E-mail\nsomebody@else.test').toString('base64'),
      removed: [],
    }),
  },
  { operation: 'rosterImports', variables: groupOf },
  {
    operation: 'undoRosterImport',
    variables: (place) => ({ ...groupOf(place), import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
];
