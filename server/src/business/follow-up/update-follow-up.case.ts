import { day } from '../../../seed/school.ts';
import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateFollowUp',
    variables: ({ follow_up_id, license_id }) => ({
      data: { what: 'Write to them.', due_on: day(9), license_id },
      where: { id: follow_up_id },
    }),
  },
];
