import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createAssessmentCustomSettings',
    state: 'TAKEN',
    variables: (place) => ({
      data: { ...groupOf(place), course_id: place.course_id, assessment_id: place.summary_ids[2], time: 600 },
    }),
  },
];
