import { day } from '../../../seed/school.ts';
import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createFollowUp',
    variables: ({ institution_id, license_id }) => ({
      institution_id,
      data: { what: 'Call them.', due_on: day(7), license_id },
    }),
  },
];
