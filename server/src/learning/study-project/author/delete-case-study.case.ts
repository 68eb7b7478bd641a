import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteCaseStudy', variables: ({ spare }) => ({ id: spare.case_study_id }) },
];
