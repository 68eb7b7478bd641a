import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createInstitutionComment',
    variables: ({ institution_id }) => ({ institution_id, comment: 'Called today.' }),
  },
];
