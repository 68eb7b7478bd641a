import { groupOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteAssessmentCustomSettings',
    variables: (place) => ({ where: { ...groupOf(place), course_id: place.course_id } }),
  },
];
