import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { addedMinutesSchema, addedSeconds } from './added-minutes.ts';

const id = '0d9c3a52-9a43-4d0f-8f0b-3c8a3f1c2d11';

describe('minutes that are added by hand', () => {
  it.each([
    [[id], 1, null],
    [[id], 120, null],
    [[id], 0, 'TOO_LOW'],
    [[id], 121, 'TOO_HIGH'],
    [[id, id], 5, 'NOT_DISTINCT'],
  ])('to %j, %i of them: %s', (attempt_ids, minutes, code) => {
    expect(checkInput(addedMinutesSchema, { attempt_ids, minutes }).issues?.[0].code ?? null).toBe(code);
  });

  it('name at least one sitting', () => {
    expect(checkInput(addedMinutesSchema, { attempt_ids: [], minutes: 5 }).issues?.[0].field).toBe('attempt_ids');
  });

  const started_at = '2026-11-22T09:00:00.000Z';
  it.each([
    ['none', '2026-11-22T09:30:00.000Z', 1800, 0],
    ['five', '2026-11-22T09:35:00.000Z', 1800, 300],
    ['an untimed sitting', null, null, 0],
    ['a deadline that was put forward', '2026-11-22T09:10:00.000Z', 1800, 0],
  ])('are known from the deadline: %s', (_what, deadline, time_limit, seconds) => {
    expect(addedSeconds({ started_at, deadline, time_limit })).toBe(seconds);
  });
});
