import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'deleteBook', variables: ({ shelf }) => ({ id: shelf.spare_book_id }) },
];
