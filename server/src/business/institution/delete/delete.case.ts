import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteInstitution',
    variables: ({ institution_id }) => ({ id: institution_id, name: 'Another one' }),
    state: 'INVALID',
  },
  { operation: 'restoreInstitution', variables: ({ institution_id }) => ({ id: institution_id }) },
  { operation: 'deletedInstitutions', variables: () => ({}), everyone: 'staff' },
  { operation: 'institutionDependants', variables: ({ institution_id }) => ({ id: institution_id }) },
];
