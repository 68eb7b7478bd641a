import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueNotices, noticeSteps, type NoticeFacts, type NoticeStep } from './renewal-notices.ts';

/** A license nothing is to be told of, in the middle of a year. */
const license = (values: Partial<NoticeFacts> = {}): NoticeFacts => ({
  days_left: 165,
  days_run: 200,
  bought: 100,
  taken: 50,
  told: [],
  ...values,
});

/** What is told of a license of that many days if it is looked at on these days of it. */
const toldOf = (term: number, days: readonly number[], taken: (day: number) => number = () => 0) => {
  const told: [day: number, step: NoticeStep][] = [];
  for (const day of days) {
    const facts = license({
      days_left: term - day,
      days_run: day,
      taken: taken(day),
      told: told.map(([, step]) => step),
    });
    for (const step of dueNotices(facts)) told.push([day, step]);
  }
  return told;
};
const each = (term: number) => Array.from({ length: term + 30 }, (_, day) => day);

describe('of the end of a license is told', () => {
  it.each<[string, Partial<NoticeFacts>, NoticeStep[]]>([
    ['nothing 91 days before', { days_left: 91 }, []],
    ['90 days before', { days_left: 90 }, ['DAYS_90']],
    ['what was missed, 31 days before', { days_left: 31 }, ['DAYS_90']],
    ['nothing twice', { days_left: 31, told: ['DAYS_90'] }, []],
    ['30 days before', { days_left: 30, told: ['DAYS_90'] }, ['DAYS_30']],
    ['7 days before', { days_left: 7, told: ['DAYS_90', 'DAYS_30'] }, ['DAYS_7']],
    ['only the nearest of what was missed', { days_left: 1 }, ['DAYS_7']],
    ['nothing that lies behind what was told', { days_left: 40, told: ['DAYS_30'] }, []],
    ['nothing once it has ended', { days_left: 0 }, []],
    ['nothing before it begins', { days_left: 60, days_run: -1 }, []],
    ['nothing that lies before the term', { days_left: 60, days_run: 0 }, []],
    ['what lies within the term', { days_left: 30, days_run: 30 }, ['DAYS_30']],
  ])('%s', (_case, values, expected) => {
    expect(dueNotices(license(values))).toEqual(expected);
  });

  it('each step on its day, where somebody looks each day', () => {
    expect(toldOf(365, each(365))).toEqual([
      [275, 'DAYS_90'],
      [335, 'DAYS_30'],
      [358, 'DAYS_7'],
    ]);
    expect(toldOf(60, each(60))).toEqual([
      [30, 'DAYS_30'],
      [53, 'DAYS_7'],
    ]);
    expect(toldOf(7, each(7))).toEqual([]);
  });
});

describe('of the seats of a license is told', () => {
  it.each<[string, Partial<NoticeFacts>, NoticeStep[]]>([
    ['nothing below nine tenths', { taken: 89 }, []],
    ['nine tenths', { taken: 90 }, ['SEATS_TAKEN']],
    ['nothing twice', { taken: 100, told: ['SEATS_TAKEN'] }, []],
    ['nothing once it has ended', { taken: 90, days_left: 0 }, []],
    ['its end before them', { taken: 90, days_left: 30 }, ['DAYS_30', 'SEATS_TAKEN']],
  ])('%s', (_case, values, expected) => {
    expect(dueNotices(license(values))).toEqual(expected);
  });
});

describe('what is told', () => {
  const looked = (term: number) => fc.subarray(each(term));

  it('is told once in a term, in the order of the steps, whichever days nobody looked', () => {
    const cases = fc.integer({ min: 1, max: 500 }).chain((term) => fc.tuple(fc.constant(term), looked(term)));
    fc.assert(
      fc.property(cases, fc.nat({ max: 100 }), ([term, days], taken) => {
        const steps = toldOf(term, days, () => taken).map(([, step]) => step);
        const ofEnd: readonly NoticeStep[] = steps.filter((step) => step !== 'SEATS_TAKEN');
        expect(new Set(steps).size).toBe(steps.length);
        expect(noticeSteps.filter((step) => ofEnd.includes(step))).toEqual(ofEnd);
      }),
    );
  });

  it('is not lost: whoever looks within the last 7 days, of 8 or more, is told of the end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 8, max: 500 }), fc.integer({ min: 1, max: 7 }), (term, left) => {
        expect(toldOf(term, [term - left])).toEqual([[term - left, 'DAYS_7']]);
      }),
    );
  });
});
