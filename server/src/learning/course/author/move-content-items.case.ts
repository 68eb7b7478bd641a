import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'moveContentItems',
    variables: ({ draft }) => ({
      data: { kind: 'STUDY_PROJECT', ids: [draft.study_project_id], parent_id: draft.lesson_id, level: 1 },
    }),
  },
];
