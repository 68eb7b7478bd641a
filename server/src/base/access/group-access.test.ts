import { expect, it } from 'vitest';
import { groupLocked } from './group-access.ts';

const times = { start_date: '2026-09-07', end_date: '2026-12-18' };

it.each([
  ['before its first day', 'STARTED', '2026-09-01', 'NOT_STARTED_YET', { opens: '2026-09-07' }],
  ['after its last day', 'STARTED', '2026-12-19', 'GROUP_LOCKED', { ended: true }],
  ['ended by hand', 'ENDED', '2026-10-01', 'GROUP_LOCKED', { ended: true }],
  ['closed', 'CLOSED', '2026-10-01', 'GROUP_LOCKED', { ended: false }],
] as const)('a group %s says why it is locked, and when it opens', (_case, status, today, code, details) => {
  expect(groupLocked({ ...times, status, today })).toMatchObject({ code, details });
});
