import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'previewAssessmentResult', keyed: 'It carries a ticket, which is the attempt; tried in preview.' },
  {
    operation: 'previewAssessment',
    variables: ({ course_id }) => ({ courseId: course_id, type: 'BENCHMARK', level: 1 }),
  },
  { operation: 'previewStudyProject', variables: ({ draft_project_id }) => ({ id: draft_project_id }) },
];
