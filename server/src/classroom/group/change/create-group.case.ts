import { day } from '../../../../seed/school.ts';
import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createGroup',
    variables: ({ license_id, licensed_course_id }) => ({
      data: {
        license_id,
        name: 'New group',
        group_size: 1,
        courses: [licensed_course_id],
        start_date: day(0),
        end_date: day(30),
      },
    }),
  },
];
