import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'duplicateContentItems',
    variables: ({ draft }) => ({ kind: 'STUDY_PROJECT', ids: [draft.study_project_id] }),
  },
];
