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
  {
    operation: 'institutionsDifference',
    variables: () => ({ file: Buffer.from('Name,Country,Time zone\nFjord School,NO,Europe/Oslo').toString('base64') }),
    everyone: 'staff',
  },
  { operation: 'lastInstitutionsImport', variables: () => ({}), everyone: 'staff' },
  {
    operation: 'undoInstitutionsImport',
    variables: () => ({ import_id: '00000000-0000-4000-8000-000000000000' }),
    state: 'NOT_FOUND',
  },
];
