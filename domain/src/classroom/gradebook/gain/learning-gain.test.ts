import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gainOfAnswers, gainOfLearners, leastCounted, normalisedGain } from './learning-gain.ts';
import type { PairedAnswers } from './paired-answers.ts';

type Pair = { readonly before: boolean; readonly after: boolean };
const anyPair: fc.Arbitrary<Pair> = fc.record({ before: fc.boolean(), after: fc.boolean() });

const countsOf = (pairs: readonly Pair[]): PairedAnswers => {
  const count = (before: boolean, after: boolean) =>
    pairs.filter((pair) => pair.before === before && pair.after === after).length;
  return {
    kept: count(true, true),
    gained: count(false, true),
    lost: count(true, false),
    missed: count(false, false),
  };
};
const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
const percentOf = (pairs: readonly Pair[], when: keyof Pair) => mean(pairs.map((pair) => (pair[when] ? 100 : 0)));

describe('the gain over pairs of answers', () => {
  it('is the mean change from one answer to the other', () => {
    fc.assert(
      fc.property(fc.array(anyPair, { minLength: leastCounted, maxLength: 60 }), (pairs) => {
        const { counted, figures } = gainOfAnswers(countsOf(pairs));
        expect(counted).toBe(pairs.length);
        expect(figures?.before).toBeCloseTo(percentOf(pairs, 'before'), 9);
        expect(figures?.after).toBeCloseTo(percentOf(pairs, 'after'), 9);
        expect(figures?.points).toBeCloseTo(mean(pairs.map((pair) => 100 * (+pair.after - +pair.before))), 9);
        const { low, high } = figures?.interval ?? { low: 0, high: 0 };
        expect(figures?.change).toBe(low > 0 ? 'MORE' : high < 0 ? 'LESS' : 'UNCLEAR');
      }),
    );
  });

  it.each([
    ['two questions fewer of 20, which may be chance', { kept: 10, gained: 2, lost: 4, missed: 4 }, 'UNCLEAR'],
    ['twelve questions fewer of 20', { kept: 4, gained: 0, lost: 12, missed: 4 }, 'LESS'],
    ['twelve questions more of 20', { kept: 4, gained: 12, lost: 0, missed: 4 }, 'MORE'],
  ] as const)('says what changed only where it is clear: %s', (_case, pairs, change) => {
    expect(gainOfAnswers(pairs).figures?.change).toBe(change);
  });

  it('has no figure below ten pairs, and says how many there are', () => {
    const nine = { kept: 3, gained: 6, lost: 0, missed: 0 };
    expect(gainOfAnswers(nine)).toEqual({ counted: 9, figures: null });
    expect(gainOfAnswers({ ...nine, missed: 1 }).figures).not.toBeNull();
    expect(gainOfAnswers({ kept: 0, gained: 0, lost: 0, missed: 0 })).toEqual({ counted: 0, figures: null });
  });
});

describe('the gain of a group', () => {
  const anyLearner = fc.array(anyPair, { maxLength: 12 });

  it('counts every learner the same, whatever they were asked, and none who was asked nothing twice', () => {
    fc.assert(
      fc.property(fc.array(anyLearner, { minLength: 10, maxLength: 30 }), (learners) => {
        const asked = learners.filter(({ length }) => length > 0);
        const { counted, figures } = gainOfLearners(learners.map(countsOf));
        expect(counted).toBe(asked.length);
        expect(figures === null).toBe(asked.length < leastCounted);
        fc.pre(figures !== null);
        const before = mean(asked.map((pairs) => percentOf(pairs, 'before')));
        const after = mean(asked.map((pairs) => percentOf(pairs, 'after')));
        expect(figures?.before).toBeCloseTo(before, 9);
        expect(figures?.points).toBeCloseTo(after - before, 9);
      }),
    );
  });

  it('is not moved by the order of its learners', () => {
    fc.assert(
      fc.property(fc.array(anyLearner, { minLength: 12, maxLength: 20 }), (learners) => {
        const one = gainOfLearners(learners.map(countsOf));
        const other = gainOfLearners(learners.toReversed().map(countsOf));
        expect(other.figures?.points ?? 0).toBeCloseTo(one.figures?.points ?? 0, 9);
        expect(other.figures?.interval?.low ?? 0).toBeCloseTo(one.figures?.interval?.low ?? 0, 9);
      }),
    );
  });

  it('has no interval where everybody changed alike', () => {
    const alike = Array.from({ length: 12 }, () => ({ kept: 1, gained: 1, lost: 0, missed: 0 }));
    expect(gainOfLearners(alike).figures).toEqual({
      before: 50,
      after: 100,
      points: 50,
      normalised: 1,
      interval: null,
      change: 'UNCLEAR',
    });
  });
});

describe('the normalised gain', () => {
  it.each([
    [40, 70, 0.5],
    [0, 100, 1],
    [60, 60, 0],
    [50, 25, -0.5],
    [100, 100, null],
    [100, 80, null],
  ])('from %i to %i is %j', (before, after, gain) => {
    expect(normalisedGain(before, after)).toBe(gain);
  });

  it('is 1 where everything is right at last, and never more', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 99, noNaN: true }), fc.double({ min: 0, max: 100, noNaN: true }), (a, b) => {
        expect(normalisedGain(a, 100)).toBeCloseTo(1, 9);
        expect(normalisedGain(a, b)).toBeLessThanOrEqual(1 + 1e-9);
      }),
    );
  });
});
