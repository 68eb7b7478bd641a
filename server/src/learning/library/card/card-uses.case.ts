import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'cardUses', variables: ({ card_id }) => ({ id: card_id }) },
  { operation: 'cardUses', about: 'a video', variables: ({ clip_id }) => ({ id: clip_id }) },
];
