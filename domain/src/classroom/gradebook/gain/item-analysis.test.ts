import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemAnalysis, type ItemSums } from './item-analysis.ts';

type Sat = { readonly right: boolean; readonly rest: number };
const anySat: fc.Arbitrary<Sat> = fc.record({
  right: fc.boolean(),
  rest: fc.integer({ min: 0, max: 19 }).map((corrects) => corrects / 19),
});

const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
const sumsOf = (sat: readonly Sat[]): ItemSums => ({
  answers: sat.length,
  right: sat.filter(({ right }) => right).length,
  rest: sum(sat.map(({ rest }) => rest)),
  rest_squared: sum(sat.map(({ rest }) => rest ** 2)),
  rest_of_right: sum(sat.filter(({ right }) => right).map(({ rest }) => rest)),
});

/** The point-biserial correlation as textbooks write it: from the means of those who had it right and of the others. */
function byMeans(sat: readonly Sat[]): number | null {
  const of = (wanted: boolean) => sat.filter(({ right }) => right === wanted).map(({ rest }) => rest);
  const [right, wrong] = [of(true), of(false)];
  const middle = sum(sat.map(({ rest }) => rest)) / sat.length;
  const spread = Math.sqrt(sum(sat.map(({ rest }) => (rest - middle) ** 2)) / sat.length);
  if (right.length === 0 || wrong.length === 0 || spread < 1e-6) return null;
  const apart = sum(right) / right.length - sum(wrong) / wrong.length;
  return (apart / spread) * Math.sqrt((right.length * wrong.length) / sat.length ** 2);
}

describe('how a question went', () => {
  it('is the share right at the first try, and how that goes with the rest', () => {
    fc.assert(
      fc.property(fc.array(anySat, { minLength: 10, maxLength: 50 }), (sat) => {
        const { answers, percent, discrimination } = itemAnalysis(sumsOf(sat));
        expect(answers).toBe(sat.length);
        expect(percent).toBeCloseTo((100 * sat.filter(({ right }) => right).length) / sat.length, 9);
        const expected = byMeans(sat);
        expect(discrimination === null).toBe(expected === null);
        expect(discrimination ?? 0).toBeCloseTo(expected ?? 0, 6);
      }),
    );
  });

  it('has no figures below ten answers', () => {
    const nine = Array.from({ length: 9 }, (_, index) => ({ right: index > 4, rest: index / 10 }));
    expect(itemAnalysis(sumsOf(nine))).toEqual({ answers: 9, percent: null, discrimination: null });
    expect(itemAnalysis(sumsOf([...nine, { right: true, rest: 1 }])).percent).toBe(50);
  });

  it('does not discriminate where everybody had it right, or all know the same', () => {
    const easy = Array.from({ length: 12 }, (_, index) => ({ right: true, rest: index / 12 }));
    expect(itemAnalysis(sumsOf(easy))).toEqual({ answers: 12, percent: 100, discrimination: null });
    const alike = Array.from({ length: 12 }, (_, index) => ({ right: index > 5, rest: 0.3 }));
    expect(itemAnalysis(sumsOf(alike)).discrimination).toBeNull();
  });

  it('falls below 0 where those who know more miss it', () => {
    const twisted = Array.from({ length: 12 }, (_, index) => ({ right: index < 6, rest: index / 12 }));
    expect(itemAnalysis(sumsOf(twisted)).discrimination).toBeLessThan(-0.8);
  });
});
