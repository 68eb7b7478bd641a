import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar-day.ts';
import { renewalReasons, renewalRules, type RenewalFacts } from './renewal-reasons.ts';

const today = '2026-11-24';
const day = (offset: number) => daysLater(today, offset);
const figures = (values: Partial<NonNullable<RenewalFacts['figures']>> = {}) => ({
  learners: 80,
  active: 60,
  active_before: 60,
  gain_learners: 40,
  ...values,
});
/** A license nothing is to be said about, 200 days into its term. */
const license = (values: Partial<RenewalFacts> = {}): RenewalFacts => ({
  state: 'ACTIVE',
  days_left: 165,
  days_run: 200,
  bought: 100,
  taken: 80,
  figures: figures(),
  follow_ups: 0,
  next_due: null,
  has_manager: true,
  ...values,
});
const of = (values: Partial<RenewalFacts> = {}) => renewalReasons(license(values), today);

it('nothing is said of a license that is used and looked after', () => {
  expect(of()).toEqual([]);
});

describe('the seats', () => {
  it.each([
    ['are short from nine tenths on', { taken: 90 }, [{ rule: 'SEATS_SHORT', taken: 90, bought: 100 }]],
    ['are not below that', { taken: 89 }, []],
    ['are unused below half', { taken: 49 }, [{ rule: 'SEATS_UNUSED', taken: 49, bought: 100, days: 200 }]],
    ['are not from half on', { taken: 50 }, []],
    ['may be empty in the first 59 days of a term', { taken: 0, days_run: 59 }, []],
    ['may not after 60', { taken: 0, days_run: 60 }, [{ rule: 'SEATS_UNUSED', taken: 0, bought: 100, days: 60 }]],
  ])('%s', (_case, values, expected) => {
    expect(of({ ...values, figures: null })).toEqual(expected);
  });
});

describe('the learners', () => {
  it.each([
    ['are quiet below a tenth', { active: 7, active_before: 7 }, {}, [{ rule: 'QUIET', active: 7, learners: 80 }]],
    ['are not from a tenth on', { active: 8, active_before: 8 }, {}, []],
    ['are not in the first 29 days', { active: 0, active_before: 0 }, { days_run: 29 }, []],
    ['are not where there are none', { learners: 0, active: 0, active_before: 0 }, {}, []],
    ['become fewer below seven tenths', { active: 41 }, {}, [{ rule: 'FALLING', active: 41, before: 60 }]],
    ['do not from seven tenths on', { active: 42 }, {}, []],
    ['do not where they were nine', { learners: 9, active: 1, active_before: 9 }, {}, []],
    [
      'are quiet and fewer',
      { active: 1, active_before: 10 },
      {},
      [
        { rule: 'QUIET', active: 1, learners: 80 },
        { rule: 'FALLING', active: 1, before: 10 },
      ],
    ],
    ['have no results after 90 days', { gain_learners: 0 }, {}, [{ rule: 'NO_RESULTS', taken: 80, days: 200 }]],
    [
      'have none either where their groups have ended',
      { learners: 0, active: 0, active_before: 0, gain_learners: 0 },
      {},
      [{ rule: 'NO_RESULTS', taken: 80, days: 200 }],
    ],
    ['need none before', { gain_learners: 0 }, { days_run: 89 }, []],
    ['need none where they have taken nine seats', { gain_learners: 0 }, { bought: 10, taken: 8 }, []],
    ['have some once one has', { gain_learners: 1 }, {}, []],
  ])('%s', (_case, counted, values, expected) => {
    expect(of({ ...values, figures: figures(counted) })).toEqual(expected);
  });
});

describe('what is to be done', () => {
  const due = (offset: number) => of({ follow_ups: 2, next_due: day(offset) });

  it('is due on its day and after it', () => {
    expect(due(1)).toEqual([]);
    expect(due(0)).toEqual([{ rule: 'FOLLOW_UP_DUE', follow_ups: 2, since: day(0), days: 0 }]);
    expect(due(-3)).toEqual([{ rule: 'FOLLOW_UP_DUE', follow_ups: 2, since: day(-3), days: 3 }]);
  });

  it('is for nobody where nobody looks after the institution', () => {
    expect(of({ has_manager: false })).toEqual([{ rule: 'NO_MANAGER', days: 165 }]);
  });
});

const anyFacts: fc.Arbitrary<RenewalFacts> = fc.record({
  state: fc.constantFrom('QUOTED', 'EXPIRED', 'EXPIRING', 'ACTIVE'),
  days_left: fc.option(fc.integer({ min: -30, max: 400 })),
  days_run: fc.nat({ max: 400 }),
  bought: fc.integer({ min: 1, max: 1500 }),
  taken: fc.nat({ max: 1500 }),
  figures: fc.option(
    fc.record({
      learners: fc.nat({ max: 1500 }),
      active: fc.nat({ max: 1500 }),
      active_before: fc.nat({ max: 1500 }),
      gain_learners: fc.nat({ max: 1500 }),
    }),
  ),
  follow_ups: fc.nat({ max: 9 }),
  next_due: fc.option(fc.integer({ min: -60, max: 60 }).map(day)),
  has_manager: fc.boolean(),
});
const rulesOf = (facts: RenewalFacts, on = today) => renewalReasons(facts, on).map(({ rule }) => rule);

const ofSeats: readonly string[] = ['SEATS_SHORT', 'SEATS_UNUSED'];
const ofLearners: readonly string[] = ['QUIET', 'FALLING', 'NO_RESULTS'];

describe('the rules', () => {
  it('name each reason once, in their order', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const rules = rulesOf(facts);
        expect(renewalRules.filter((rule) => rules.includes(rule))).toEqual(rules);
      }),
    );
  });

  it('say nothing of the use of what does not run, and nothing of learners that were not counted', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const rules = rulesOf(facts);
        const runs = facts.state === 'ACTIVE' || facts.state === 'EXPIRING';
        const silent = [...(runs ? [] : [...ofSeats, ...ofLearners]), ...(facts.figures ? [] : ofLearners)];
        expect(rules.filter((rule) => silent.includes(rule))).toEqual([]);
        expect(rules.includes('SEATS_SHORT') && rules.includes('SEATS_UNUSED')).toBe(false);
        expect(rules.includes('NO_MANAGER')).toBe(!facts.has_manager);
      }),
    );
  });

  // O-05
  it('give back what they have seen', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const { taken, bought, figures: counted, next_due } = facts;
        const seen: object = { taken, bought, before: counted?.active_before, since: next_due, ...counted };
        for (const { rule: _rule, days: _days, ...evidence } of renewalReasons(facts, today).map((one) => ({
          days: null,
          ...one,
        })))
          expect({ ...facts, ...seen }).toMatchObject(evidence);
      }),
    );
  });

  it('are not harder on whose learners do more: one more who works takes no license into quiet or falling', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        fc.pre(facts.figures !== null);
        const more = { ...facts, figures: { ...facts.figures, active: facts.figures.active + 1 } };
        const ofWork = (rule: string) => rule === 'QUIET' || rule === 'FALLING';
        const before = rulesOf(facts).filter(ofWork);
        expect(
          rulesOf(more)
            .filter(ofWork)
            .every((rule) => before.includes(rule as never)),
        ).toBe(true);
      }),
    );
  });

  it('find a follow-up due once it is, for as long as it is open', () => {
    fc.assert(
      fc.property(anyFacts, fc.nat({ max: 90 }), (facts, passing) => {
        const isDue = (on: string) => rulesOf(facts, on).includes('FOLLOW_UP_DUE');
        expect(!isDue(today) || isDue(day(passing))).toBe(true);
      }),
    );
  });
});
