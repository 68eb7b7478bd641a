import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'bookByProduct', variables: ({ product_id }) => ({ productId: product_id }) },
  { operation: 'books', variables: () => ({}), everyone: 'staff' },
  { operation: 'book', variables: ({ book_id }) => ({ id: book_id }) },
  { operation: 'lessonPageChoices', variables: ({ lesson_id }) => ({ lessonId: lesson_id }) },
  {
    operation: 'setLessonPages',
    variables: ({ draft, page_id }) => ({ ebookPageIds: [page_id], where: { id: draft.lesson_id } }),
  },
];
