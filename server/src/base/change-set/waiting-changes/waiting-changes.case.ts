import type { Case } from '../../../../test/security/case.ts';

const byWaiting = 'It names changes that one author has made; waiting.test.ts asks as their author and as others.';

const bySentBack = 'It names changes that one author has made; sent-back.test.ts asks as their author and as others.';

export const cases: readonly Case[] = [
  { operation: 'discardChanges', keyed: byWaiting },
  { operation: 'bringBackChanges', keyed: byWaiting },
  {
    operation: 'publishChanges',
    keyed: 'It names a change that one author has made; waiting.test.ts asks as every role.',
  },
  { operation: 'sendBackChanges', keyed: bySentBack },
  {
    operation: 'takeSentBack',
    keyed: 'It names a change that was sent back to its author; sent-back.test.ts asks as others.',
  },
  {
    operation: 'waitingChange',
    keyed: 'It names a change that one author has made; waiting.test.ts asks as every role.',
  },
  { operation: 'waitingChanges', variables: ({ course_id }) => ({ placeId: course_id }) },
];
