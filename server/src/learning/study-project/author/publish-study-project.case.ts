import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishStudyProject', variables: ({ draft }) => ({ id: draft.study_project_id }) },
  { operation: 'unpublishStudyProject', variables: ({ draft }) => ({ id: draft.study_project_id }) },
];
