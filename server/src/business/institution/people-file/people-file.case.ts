import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  // What is no longer shown is not done.
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
  {
    operation: 'peopleDifference',
    variables: ({ institution_id }) => ({
      institution_id,
      file: Buffer.from('E-mail,First name,Last name\nsomebody@else.test,Some,Body').toString('base64'),
    }),
    wholeLicense: true,
  },
  {
    operation: 'peopleImportLinks',
    variables: ({ institution_id }) => ({ institution_id, import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
  { operation: 'peopleImports', variables: ({ institution_id }) => ({ institution_id }) },
  {
    operation: 'undoPeopleImport',
    variables: ({ institution_id }) => ({ institution_id, import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
];
