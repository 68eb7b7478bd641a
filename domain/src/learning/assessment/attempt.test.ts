import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isAssessmentComplete, whyNotStart, type AssessmentKind, type EarlierAttempts } from './attempt.ts';

const earlier = (submitted: number, latest_percent: number | null, granted = false): EarlierAttempts => ({
  submitted,
  latest_percent,
  granted,
});
const anyEarlier = fc
  .record({
    submitted: fc.nat({ max: 5 }),
    latest_percent: fc.option(fc.integer({ min: 0, max: 100 })),
    granted: fc.boolean(),
  })
  .map((one) => (one.submitted === 0 ? { ...one, latest_percent: null } : one));
const anyKind = fc.constantFrom<AssessmentKind>('BENCHMARK', 'SUMMARY');

describe('an assessment is complete', () => {
  it.each<[string, AssessmentKind, EarlierAttempts, boolean]>([
    ['no benchmark before it is submitted', 'BENCHMARK', earlier(0, null), false],
    ['a benchmark once submitted, whatever its score', 'BENCHMARK', earlier(1, 0), true],
    ['a summary at 75 percent', 'SUMMARY', earlier(1, 75), true],
    ['no summary at 74 percent', 'SUMMARY', earlier(1, 74), false],
    ['no summary without a percent', 'SUMMARY', earlier(1, null), false],
    ['no benchmark with another attempt allowed', 'BENCHMARK', earlier(1, 100, true), false],
    ['no summary with another attempt allowed', 'SUMMARY', earlier(2, 90, true), false],
  ])('%s', (_case, kind, attempts, complete) => {
    expect(isAssessmentComplete(kind, attempts)).toBe(complete);
  });
});

describe('a new attempt', () => {
  it.each<[string, AssessmentKind, EarlierAttempts, number | null, string | null]>([
    ['may begin a benchmark', 'BENCHMARK', earlier(0, null), null, null],
    ['is one in a benchmark', 'BENCHMARK', earlier(1, 30), null, 'ALREADY_COMPLETE'],
    ['may repeat a benchmark that an instructor has opened again', 'BENCHMARK', earlier(1, 30, true), null, null],
    ['may repeat a summary below 75', 'SUMMARY', earlier(7, 74), null, null],
    ['may not repeat a passed summary', 'SUMMARY', earlier(1, 75), null, 'ALREADY_COMPLETE'],
    ['ends with the last one the group allows', 'SUMMARY', earlier(2, 40), 2, 'NO_ATTEMPTS_LEFT'],
    ['is still there before the last one', 'SUMMARY', earlier(1, 40), 2, null],
    ['goes beyond the limit where an instructor allows it', 'SUMMARY', earlier(2, 40, true), 2, null],
    ['is called complete before it is called used up', 'SUMMARY', earlier(2, 80), 2, 'ALREADY_COMPLETE'],
  ])('%s', (_case, kind, attempts, most, code) => {
    expect(whyNotStart(kind, attempts, most)).toBe(code);
  });

  it('is always there for a learner with a permission, never for a complete assessment', () => {
    fc.assert(
      fc.property(anyKind, anyEarlier, fc.option(fc.integer({ min: 1, max: 5 })), (kind, attempts, most) => {
        const open = whyNotStart(kind, attempts, most) === null;
        const complete = isAssessmentComplete(kind, attempts);
        const usedUp = most !== null && attempts.submitted >= most;
        expect(open).toBe(attempts.granted || (!complete && !usedUp));
        expect(complete && attempts.granted).toBe(false);
      }),
    );
  });
});
