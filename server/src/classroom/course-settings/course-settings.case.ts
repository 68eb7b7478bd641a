import { groupOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createAssessmentCustomSettings',
    state: 'TAKEN',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, assessment_id: place.summary_ids[2], time: 600 },
    }),
  },
  {
    operation: 'deleteAssessmentCustomSettings',
    variables: (place) => ({ where: { ...groupOf(place), course_id: place.course_id } }),
  },
  { operation: 'groupAssessmentSettings', variables: courseOf },
  {
    operation: 'resetAssessments',
    variables: (place) => ({ data: { ...groupOf(place), assessments: place.benchmark_ids.slice(0, 1) } }),
  },
  {
    operation: 'updateGroupAssessmentSettings',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, benchmarks: [], summaries: [], in_sequence: false },
    }),
  },
];
