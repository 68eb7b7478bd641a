import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'freeStudyProject',
    variables: ({ study_project_id }) => ({ id: study_project_id }),
    free: ({ study_project_id }) => ({ id: study_project_id }),
  },
];
