import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'waitingChanges', variables: ({ course_id }) => ({ placeId: course_id }) },
];
