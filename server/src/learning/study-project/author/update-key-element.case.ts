import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'updateKeyElement',
    variables: ({ draft, mark }) => ({ where: { id: draft.key_element_id }, data: { name: `${mark} element` } }),
  },
];
