import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'studyProjectParts', variables: ({ study_project_id }) => ({ id: study_project_id }) },
];
