import { expect, it } from 'vitest';
import { refusedJoinReason } from './refused-join.ts';

it.each([
  ['GROUP_FULL', 'STARTED', 'FULL'],
  ['GROUP_NOT_ACTIVE', 'CLOSED', 'CLOSED'],
  ['GROUP_NOT_ACTIVE', 'ENDED', 'ENDED'],
  ['LICENSE_EXPIRED', 'STARTED', 'LICENSE'],
  ['REMOVED_FROM_GROUP', 'STARTED', 'REMOVED'],
  ['ALREADY_MEMBER', 'STARTED', null],
] as const)('a join refused with %s in a group that is %s is told as %s', (code, status, reason) => {
  expect(refusedJoinReason(code, status)).toBe(reason);
});
