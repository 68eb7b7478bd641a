import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createInstitution',
    variables: ({ mark }) => ({
      data: { name: `${mark} school`, country_code: 'US', state_code: 'CA', time_zone: 'America/Los_Angeles' },
    }),
    everyone: 'staff',
  },
];
