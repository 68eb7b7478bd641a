import { expect, it } from 'vitest';
import { minutesAhead } from './late-answers.ts';

it.each([
  ['2026-03-02T10:00:10.000Z', 0],
  ['2026-03-02T10:05:00.000Z', 5],
  ['2026-03-02T09:00:00.000Z', -60],
])('a device that says %s when it is ten is %i minutes ahead', (sent_at, minutes) =>
  expect(minutesAhead({ sent_at, arrived_at: '2026-03-02T10:00:00.000Z' })).toBe(minutes),
);
