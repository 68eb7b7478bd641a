import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'setLessonPages',
    variables: ({ draft, page_id }) => ({ ebookPageIds: [page_id], where: { id: draft.lesson_id } }),
  },
];
