import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteStudyProject', variables: ({ spare }) => ({ id: spare.study_project_id }) },
];
