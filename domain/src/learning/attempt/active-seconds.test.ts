import { describe, expect, it } from 'vitest';
import { activeSeconds } from './active-seconds.ts';

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
