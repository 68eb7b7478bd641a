import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateInstitution',
    variables: ({ institution_id }) => ({
      where: { id: institution_id },
      data: { name: 'Northfield', country_code: 'US', state_code: 'CA', time_zone: 'America/Los_Angeles' },
    }),
  },
];
