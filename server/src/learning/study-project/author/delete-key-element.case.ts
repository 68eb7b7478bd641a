import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteKeyElement', variables: ({ spare }) => ({ id: spare.key_element_id }) },
];
