import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishCourse', variables: ({ draft_course_id }) => ({ id: draft_course_id }) },
  { operation: 'unpublishCourse', variables: ({ draft_course_id }) => ({ id: draft_course_id }) },
];
