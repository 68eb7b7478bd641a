import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'previewAssessment',
    variables: ({ course_id }) => ({ courseId: course_id, type: 'BENCHMARK', level: 1 }),
  },
];
