import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'previewStudyProject', variables: ({ draft_project_id }) => ({ id: draft_project_id }) },
];
