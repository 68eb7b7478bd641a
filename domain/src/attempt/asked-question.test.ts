import { describe, expect, it } from 'vitest';
import { activeSeconds, progressOf, untouched } from './asked-question.ts';

describe('the progress of a question', () => {
  it('is untouched where the attempt has none', () => {
    expect(progressOf({}, 'q1')).toBe(untouched);
    expect(progressOf({ q1: { ...untouched, incorrect_count: 1 } }, 'q1').incorrect_count).toBe(1);
    expect(untouched).toEqual({ answer: null, seconds: 0, incorrect_count: 0, last_result: null, retry_order: null });
  });

  it.each(['constructor', '__proto__', 'toString'])('is untouched for %s too, which every object inherits', (id) => {
    expect(progressOf({}, id)).toBe(untouched);
  });
});

describe('active seconds', () => {
  it.each([
    [0, 0],
    [7.4, 7],
    [7.5, 8],
    [1800, 1800],
    [1801, 1800],
    [1_000_000, 1800],
  ])('%d count as %i', (given, seconds) => {
    expect(activeSeconds.parse(given)).toBe(seconds);
  });

  it.each([-1, -0.1, 1_000_001, Number.NaN, Number.POSITIVE_INFINITY, '12', null, true])('%j are refused', (given) => {
    expect(activeSeconds.safeParse(given).success).toBe(false);
  });
});
