import type { Case } from '../../../test/security/case.ts';

export const cases: readonly Case[] = [
  {
    operation: 'dropWorkingCopy',
    keyed: 'It names a row of the caller alone; its own test asks as somebody else.',
  },
  {
    operation: 'workingCopy',
    keyed: 'It reads what the caller has typed and names nobody; its own test asks as others.',
  },
  {
    operation: 'keepWorkingCopy',
    variables: ({ lesson_id }) => ({
      data: { kind: 'LESSON', id: lesson_id, base_version: 1, revision: 0, data: '{"name":"typed"}' },
    }),
  },
  { operation: 'openContent', variables: ({ lesson_id }) => ({ kind: 'LESSON', id: lesson_id }) },
  {
    operation: 'takeWorkingCopy',
    keyed: 'It names what somebody has typed, which another class has none of; its own test asks as every role.',
  },
  {
    operation: 'workingCopies',
    keyed: 'It lists what the caller has typed and names nobody; its own test asks as others.',
  },
];
