import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'peopleImportLinks',
    variables: ({ institution_id }) => ({ institution_id, import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
];
