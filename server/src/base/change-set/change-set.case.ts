import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  { operation: 'contentItem', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
  {
    operation: 'undoChangeSet',
    keyed: 'It names what one author has done, which another class has none of; its own test asks as every role.',
  },
];
