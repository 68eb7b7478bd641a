import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateGroupAssessmentSettings',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, benchmarks: [], summaries: [], in_sequence: false },
    }),
  },
];
