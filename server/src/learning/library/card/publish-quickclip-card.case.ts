import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishQuickclipCard', variables: ({ draft }) => ({ id: draft.clip_id }) },
  { operation: 'unpublishQuickclipCard', variables: ({ draft }) => ({ id: draft.clip_id }) },
];
