import { learnerOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'studentGradebookOverview',
    owner: learnerOf,
    variables: (place) => ({ ...courseOf(place), studentId: place.learner.id }),
  },
  { operation: 'benchmarkGradebookOverview', variables: courseOf },
  { operation: 'lessonGradebookOverview', variables: courseOf },
  { operation: 'summaryGradebookOverview', variables: courseOf },
];
