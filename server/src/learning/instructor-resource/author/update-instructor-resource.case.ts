import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateInstructorResource',
    variables: ({ draft }) => ({ data: { description: 'To print.' }, where: { id: draft.file_id } }),
  },
];
