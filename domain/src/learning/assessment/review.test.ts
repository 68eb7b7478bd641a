import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { whyNotStart, type EarlierAttempts } from './attempt.ts';
import { reviewOf, type ReviewFacts, type StandingAssessment } from './review.ts';

const benchmarkIds = ['b1', 'b2'] as const;
const anyEarlier: fc.Arbitrary<EarlierAttempts> = fc
  .record({ submitted: fc.nat({ max: 3 }), percent: fc.option(fc.nat({ max: 100 })), granted: fc.boolean() })
  .map(({ submitted, percent, granted }) => ({
    submitted,
    latest_percent: submitted > 0 ? percent : null,
    granted,
  }));
const anyAssessment: fc.Arbitrary<StandingAssessment> = fc.record({
  kind: fc.constantFrom('BENCHMARK', 'SUMMARY'),
  benchmark_id: fc.constantFrom(...benchmarkIds),
  published: fc.boolean(),
  open: fc.boolean(),
  earlier: anyEarlier,
});
const anyFacts: fc.Arbitrary<ReviewFacts> = fc.record({
  rule: fc.constantFrom('WHEN_NOT_ASKED', 'AT_ONCE', 'NEVER'),
  most_attempts: fc.option(fc.integer({ min: 1, max: 3 })),
  assessments: fc.array(anyAssessment, { maxLength: 4 }),
});

type Step = 'START' | { readonly percent: number } | 'GRANT';

/** One assessment after a step of its learner; what cannot be done changes nothing. */
function after(one: StandingAssessment, step: Step, most: number | null): StandingAssessment {
  const { kind, open, published, earlier } = one;
  if (step === 'GRANT') return { ...one, earlier: { ...earlier, granted: true } };
  if (step === 'START') {
    if (open || !published || whyNotStart(kind, earlier, most)) return one;
    return { ...one, open: true, earlier: { ...earlier, granted: false } };
  }
  if (!open) return one;
  const { percent } = step;
  return { ...one, open: false, earlier: { ...earlier, submitted: earlier.submitted + 1, latest_percent: percent } };
}

describe('what a submitted sitting shows', () => {
  it('is never a key that a sitting asks afterwards, whatever the learner does next', () => {
    const steps = fc.array(
      fc.tuple(
        fc.nat({ max: 3 }),
        fc.oneof(
          fc.constant<Step>('START'),
          fc.nat({ max: 100 }).map((percent): Step => ({ percent })),
        ),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(anyFacts, steps, (facts, done) => {
        const now = { ...facts, rule: 'WHEN_NOT_ASKED' as const };
        const shown = benchmarkIds.filter((id) => reviewOf(now, id) === 'SHOWN');
        let assessments = [...now.assessments];
        for (const [index, step] of done) {
          assessments = assessments.map((one, at) => (at === index ? after(one, step, now.most_attempts) : one));
          const asking = assessments.filter(({ open }) => open).map(({ benchmark_id }) => benchmark_id);
          expect(asking.filter((id) => (shown as string[]).includes(id))).toEqual([]);
        }
      }),
      { numRuns: 500 },
    );
  });

  it('waits no longer than something asks: what withholds a key can be sat, now or once it is started', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...benchmarkIds), (facts, id) => {
        const now = { ...facts, rule: 'WHEN_NOT_ASKED' as const };
        if (reviewOf(now, id) === 'SHOWN') return;
        const started = now.assessments.map((one) => after(one, 'START', now.most_attempts));
        expect(started.some(({ open, benchmark_id }) => open && benchmark_id === id)).toBe(true);
      }),
    );
  });

  it('grows from never over the rule to at once, and a permission for another attempt closes it again', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...benchmarkIds), (facts, id) => {
        expect(reviewOf({ ...facts, rule: 'NEVER' }, id)).toBe('NEVER');
        expect(reviewOf({ ...facts, rule: 'AT_ONCE' }, id)).toBe('SHOWN');
        const granted = facts.assessments.map((one) => after({ ...one, published: true }, 'GRANT', null));
        const asked = granted.some(({ benchmark_id }) => benchmark_id === id);
        const again: ReviewFacts = { ...facts, rule: 'WHEN_NOT_ASKED', assessments: granted };
        expect(reviewOf(again, id)).toBe(asked ? 'STILL_ASKED' : 'SHOWN');
      }),
    );
  });

  const standing = (kind: 'BENCHMARK' | 'SUMMARY', changes: Partial<StandingAssessment> = {}): StandingAssessment => ({
    kind,
    benchmark_id: 'b1',
    published: true,
    open: false,
    earlier: { submitted: 1, latest_percent: 100, granted: false },
    ...changes,
  });
  const scored = (latest_percent: number | null, submitted = 1) => ({
    earlier: { submitted, latest_percent, granted: false },
  });

  it.each<[string, StandingAssessment[], number | null, string]>([
    ['benchmark done, summary passed', [standing('BENCHMARK'), standing('SUMMARY')], null, 'SHOWN'],
    [
      'a blank summary, to be taken again',
      [standing('BENCHMARK'), standing('SUMMARY', scored(0))],
      null,
      'STILL_ASKED',
    ],
    [
      'a failed summary without an attempt left',
      [standing('BENCHMARK'), standing('SUMMARY', scored(0, 2))],
      2,
      'SHOWN',
    ],
    ['a summary not begun', [standing('BENCHMARK'), standing('SUMMARY', scored(null, 0))], null, 'STILL_ASKED'],
    ['a benchmark not begun', [standing('BENCHMARK', scored(null, 0)), standing('SUMMARY')], null, 'STILL_ASKED'],
    [
      'no summary published',
      [standing('BENCHMARK'), standing('SUMMARY', { published: false, ...scored(null, 0) })],
      null,
      'SHOWN',
    ],
    [
      'a summary taken back while it is open',
      [standing('BENCHMARK'), standing('SUMMARY', { published: false, open: true })],
      null,
      'STILL_ASKED',
    ],
    [
      'the summary of another level',
      [standing('BENCHMARK'), standing('SUMMARY', { benchmark_id: 'b2', ...scored(0) })],
      null,
      'SHOWN',
    ],
  ])('%s', (_case, assessments, most_attempts, review) => {
    expect(reviewOf({ rule: 'WHEN_NOT_ASKED', most_attempts, assessments }, 'b1')).toBe(review);
  });
});
