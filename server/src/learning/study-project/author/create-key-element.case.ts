import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createKeyElement',
    variables: ({ draft_project_id, mark }) => ({
      data: { study_project_id: draft_project_id, name: `${mark} new element`, type: 'ebook' },
    }),
  },
];
