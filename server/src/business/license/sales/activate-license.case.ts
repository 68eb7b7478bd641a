import { day } from '../../../../seed/school.ts';
import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'activateLicense',
    variables: ({ license_id }) => ({
      data: { activation_date: day(0), expiry_date: day(365) },
      where: { id: license_id },
    }),
    state: 'CONFLICT',
  },
];
