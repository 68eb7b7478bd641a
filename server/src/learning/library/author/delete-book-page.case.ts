import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteBookPage', variables: ({ shelf }) => ({ id: shelf.spare_page_id }) },
];
