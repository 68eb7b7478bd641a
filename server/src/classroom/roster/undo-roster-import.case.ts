import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'undoRosterImport',
    variables: (place) => ({ ...groupOf(place), import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
];
