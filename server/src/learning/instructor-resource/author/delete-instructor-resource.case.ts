import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteInstructorResource', variables: ({ spare }) => ({ id: spare.file_id }) },
];
