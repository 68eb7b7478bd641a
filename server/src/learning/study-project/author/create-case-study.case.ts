import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createCaseStudy',
    variables: ({ draft_project_id }) => ({ data: { study_project_id: draft_project_id } }),
  },
];
