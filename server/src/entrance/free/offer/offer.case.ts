import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'addFreeCourseBenchmarks', variables: ({ course_id }) => ({ ids: [course_id] }) },
  { operation: 'addFreeLessons', variables: ({ lesson_id }) => ({ ids: [lesson_id] }) },
  { operation: 'deleteFreeCourseBenchmark', variables: ({ course_id }) => ({ id: course_id }) },
  { operation: 'deleteFreeLesson', variables: ({ lesson_id }) => ({ id: lesson_id }) },
  { operation: 'freeOfferChoices', variables: () => ({ kind: 'LESSON' }), everyone: 'staff' },
  { operation: 'freeOffers', variables: () => ({}), everyone: 'staff' },
];
