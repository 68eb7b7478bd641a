import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishCaseStudy', variables: ({ draft }) => ({ id: draft.case_study_id }) },
  { operation: 'unpublishCaseStudy', variables: ({ draft }) => ({ id: draft.case_study_id }) },
];
