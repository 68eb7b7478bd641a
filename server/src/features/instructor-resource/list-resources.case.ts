import { courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'instructorResources', variables: courseOf },
  { operation: 'instructorResources', about: 'any group', variables: ({ course_id }) => ({ courseId: course_id }) },
];
