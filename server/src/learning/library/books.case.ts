import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'books', variables: () => ({}), everyone: 'staff' },
  { operation: 'book', variables: ({ book_id }) => ({ id: book_id }) },
];
