import type { Case } from '../../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'createInstructorResource',
    variables: ({ course_id, draft }) => ({ data: { course_id, name: 'Handout', url: `/media/${draft.media_id}` } }),
  },
  { operation: 'deleteInstructorResource', variables: ({ spare }) => ({ id: spare.file_id }) },
  {
    operation: 'updateInstructorResource',
    variables: ({ draft }) => ({ data: { description: 'To print.' }, where: { id: draft.file_id } }),
  },
];
