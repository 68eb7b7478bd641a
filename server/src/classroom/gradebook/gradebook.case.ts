import { learnerOf, courseOf, type Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'finishedAttempt',
    owner: learnerOf,
    variables: ({ group_id, attempt_ids }) => ({ groupId: group_id, attemptId: attempt_ids.finished }),
  },
  { operation: 'gradebookExcelExport', variables: courseOf },
  {
    operation: 'studentGradebookOverview',
    owner: learnerOf,
    variables: (place) => ({ ...courseOf(place), studentId: place.learner.id }),
  },
  { operation: 'benchmarkGradebookOverview', variables: courseOf },
  { operation: 'lessonGradebookOverview', variables: courseOf },
  { operation: 'summaryGradebookOverview', variables: courseOf },
];
