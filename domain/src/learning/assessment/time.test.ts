import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hoursMinutesSeconds, minutesAndSeconds, sittingSeconds } from './time.ts';

describe('the time of a sitting', () => {
  // D1-2.77, 2.78, 9.05
  it.each([
    [[600], 1, 600],
    [[600, 300], 1, 900],
    [[600, null], 1, 600],
    [[600, 0], 1, 600],
    [[null, 0], 1, null],
    [[], 1, null],
    [[600, 300], 1.5, 1350],
    [[100], 1.25, 125],
    [[1], 3, 3],
  ])('of %j with factor %d is %j seconds', (times, factor, seconds) => {
    expect(sittingSeconds(times, factor)).toBe(seconds);
  });

  it('is never shorter for a learner with extra time', () => {
    const anyTimes = fc.array(fc.option(fc.integer({ min: 0, max: 36_000 })), { maxLength: 4 });
    fc.assert(
      fc.property(anyTimes, fc.double({ min: 1, max: 3, noNaN: true }), (times, factor) => {
        const plain = sittingSeconds(times);
        const extended = sittingSeconds(times, factor);
        expect(extended === null).toBe(plain === null);
        expect(extended ?? 0).toBeGreaterThanOrEqual(plain ?? 0);
      }),
    );
  });
});

describe('a time as people read it', () => {
  it.each([
    [0, '00:00', '0:00:00'],
    [5, '00:05', '0:00:05'],
    [309, '05:09', '0:05:09'],
    [3599, '59:59', '0:59:59'],
    [3600, '60:00', '1:00:00'],
    [7507, '125:07', '2:05:07'],
    [59.9, '00:59', '0:00:59'],
    [-3, '00:00', '0:00:00'],
  ])('%d seconds are %s, with hours %s', (seconds, short, long) => {
    expect(minutesAndSeconds(seconds)).toBe(short);
    expect(hoursMinutesSeconds(seconds)).toBe(long);
  });

  it('adds up to the seconds it came from', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), (seconds) => {
        const [minutes = 0, rest = 0] = minutesAndSeconds(seconds).split(':').map(Number);
        expect(minutes * 60 + rest).toBe(seconds);
        const [h = 0, m = 0, s = 0] = hoursMinutesSeconds(seconds).split(':').map(Number);
        expect(h * 3600 + m * 60 + s).toBe(seconds);
        expect(m).toBeLessThan(60);
        expect(s).toBeLessThan(60);
      }),
    );
  });
});
