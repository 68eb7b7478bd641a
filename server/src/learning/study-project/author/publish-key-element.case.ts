import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'publishKeyElement', variables: ({ draft }) => ({ id: draft.key_element_id }) },
  { operation: 'unpublishKeyElement', variables: ({ draft }) => ({ id: draft.key_element_id }) },
];
