import { describe, expect, it } from 'vitest';
import { hasFewPlaces } from './few-places.ts';

describe('a license', () => {
  it.each([
    ['ACTIVE', 89, false],
    ['ACTIVE', 90, true],
    ['EXPIRING', 100, true],
    ['STARTS_LATER', 90, true],
    ['EXPIRED', 100, false],
    ['QUOTED', 100, false],
  ] as const)('that is %s and of whose 100 places %i are held: few left is %s', (state, slots_used, few) => {
    expect(hasFewPlaces({ state, max_users: 100, slots_used })).toBe(few);
  });

  it('of a single seat has few left once that is held', () => {
    expect(hasFewPlaces({ state: 'ACTIVE', max_users: 1, slots_used: 0 })).toBe(false);
    expect(hasFewPlaces({ state: 'ACTIVE', max_users: 1, slots_used: 1 })).toBe(true);
  });

  it('without any place has none to run short of', () => {
    expect(hasFewPlaces({ state: 'ACTIVE', max_users: 0, slots_used: 0 })).toBe(false);
  });
});
