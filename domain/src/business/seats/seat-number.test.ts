import { expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { seatDay } from './seat-number.ts';

it.each([
  ['2026-11-23', undefined],
  ['2026-11-24', undefined],
  ['2026-11-25', 'DAY_TO_COME'],
  ['2026-02-30', 'NOT_A_DAY'],
])('the seats of %s are asked for on 2026-11-24: %s', (day, code) => {
  expect(checkInput(seatDay('2026-11-24'), day).issues?.[0].code).toBe(code);
});
