import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'deleteContentItems',
    variables: ({ spare }) => ({ items: [{ kind: 'STUDY_PROJECT', id: spare.study_project_id }] }),
  },
];
