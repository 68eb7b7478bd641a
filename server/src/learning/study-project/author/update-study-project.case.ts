import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateStudyProject',
    variables: ({ draft, mark }) => ({
      where: { id: draft.study_project_id },
      data: { introduction: `<h2>Apply: ${mark}</h2>` },
    }),
  },
];
