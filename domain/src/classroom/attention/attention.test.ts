import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar-day.ts';
import type { GroupTimes } from '../../business/seats/group-times.ts';
import { attentionReasons, attentionRules, type LearnerWork, type SummaryAttempt } from './attention.ts';

const group: GroupTimes = { status: 'STARTED', start_date: '2026-09-01', end_date: '2026-12-18' };
const learner = (values: Partial<LearnerWork> = {}): LearnerWork => ({
  joined_on: '2026-09-01',
  worked_on: '2026-11-20',
  finished: 4,
  total: 10,
  summaries: [],
  ...values,
});
const attempt = (corrects: number, values: Partial<SummaryAttempt> = {}): SummaryAttempt => ({
  exercise_id: 's1',
  course_id: 'c1',
  level: 1,
  corrects,
  total_questions: 20,
  completed_on: '2026-10-01',
  ...values,
});
const on = (today: string, values: Partial<LearnerWork> = {}, times: Partial<GroupTimes> = {}) =>
  attentionReasons({ ...group, ...times }, learner(values), today);

describe('a learner who has begun nothing', () => {
  const nothing = { worked_on: null, finished: 0 };

  it.each([
    ['6 days after the group opened', '2026-09-07', nothing, []],
    ['7 days after it', '2026-09-08', nothing, [{ rule: 'NOT_STARTED', since: '2026-09-01', days: 7 }]],
    ['who joined later, 6 days after that', '2026-09-16', { ...nothing, joined_on: '2026-09-10' }, []],
    [
      'who joined before it opened',
      '2026-09-09',
      { ...nothing, joined_on: '2026-08-01' },
      [{ rule: 'NOT_STARTED', since: '2026-09-01', days: 8 }],
    ],
    ['where there is nothing to begin', '2026-10-09', { ...nothing, total: 0 }, []],
  ])('%s', (_case, today, values, reasons) => {
    expect(on(today, values)).toEqual(reasons);
  });
});

describe('a learner who has stopped', () => {
  it.each([
    ['13 days ago', '2026-10-14', {}, []],
    ['14 days ago', '2026-10-15', {}, [{ rule: 'QUIET', since: '2026-10-01', days: 14 }]],
    ['because everything is finished', '2026-10-31', { finished: 10 }, []],
  ])('%s', (_case, today, values, reasons) => {
    expect(on(today, { worked_on: '2026-10-01', ...values })).toEqual(reasons);
  });
});

describe('a learner who failed a summary', () => {
  const today = '2026-10-30';
  const failed = { rule: 'FAILED_TWICE', since: '2026-10-09', course_id: 'c1', level: 1 };
  const later = { completed_on: '2026-10-09' };

  it.each([
    ['once', [attempt(8)], []],
    ['twice', [attempt(8), attempt(14, later)], [{ ...failed, scores: [40, 70] }]],
    ['twice, by the score that is shown', [attempt(8), attempt(149, { ...later, total_questions: 200 })], []],
    ['and passed then', [attempt(8), attempt(15)], []],
    ['once more than passed', [attempt(8), attempt(15), attempt(9, later)], []],
    ['twice after all', [attempt(15), attempt(8), attempt(9, later)], [{ ...failed, scores: [40, 45] }]],
    ['each of two once', [attempt(8), attempt(9, { exercise_id: 's2', level: 2 })], []],
  ])('%s', (_case, summaries, reasons) => {
    expect(on(today, { summaries })).toEqual(reasons);
  });
});

describe('a learner near the end of the group', () => {
  // 80 days after the beginning, 28 before the end.
  const today = '2026-11-20';

  it.each([
    ['whose pace is enough', { finished: 8 }, []],
    [
      'whose pace is not',
      { finished: 7 },
      [{ rule: 'LATE_FOR_END', days: 28, finished: 7, total: 10, days_needed: 35 }],
    ],
    ['who is done', { finished: 10 }, []],
    [
      'who has finished nothing',
      { finished: 0 },
      [{ rule: 'LATE_FOR_END', days: 28, finished: 0, total: 10, days_needed: null }],
    ],
    ['who has just joined', { joined_on: '2026-11-14', finished: 0 }, []],
  ])('%s', (_case, values, reasons) => {
    expect(on(today, values)).toEqual(reasons);
  });

  it('is not looked at 29 days before it', () => {
    expect(on('2026-11-19', { finished: 1, worked_on: '2026-11-18' })).toEqual([]);
  });
});

const anyDay = fc.integer({ min: 0, max: 300 }).map((days) => daysLater('2026-06-01', days));
const anyWork = fc.record({
  joined_on: anyDay,
  worked_on: fc.option(anyDay),
  finished: fc.nat(10),
  total: fc.nat(10),
  summaries: fc.array(fc.nat(20).map((corrects) => attempt(corrects))),
});

describe('the rules', () => {
  it('name every reason that they give, and give none in a group that is not open', () => {
    fc.assert(
      fc.property(anyWork, anyDay, fc.constantFrom('STARTED', 'CLOSED', 'ENDED'), (work, today, status) => {
        const reasons = attentionReasons({ ...group, status }, work, today);
        expect(attentionRules).toEqual(expect.arrayContaining(reasons.map(({ rule }) => rule)));
        const open = status === 'STARTED' && today >= group.start_date && today <= group.end_date;
        expect(open || reasons.length === 0).toBe(true);
      }),
    );
  });

  it('never call a learner both not started and quiet', () => {
    fc.assert(
      fc.property(anyWork, anyDay, (work, today) => {
        const rules = attentionReasons(group, work, today).map(({ rule }) => rule);
        expect(rules.includes('NOT_STARTED') && rules.includes('QUIET')).toBe(false);
      }),
    );
  });

  it('are harder on whoever has finished less: more work never makes a learner late', () => {
    fc.assert(
      fc.property(anyWork, anyDay, (work, today) => {
        const late = (finished: number) =>
          attentionReasons(group, { ...work, finished }, today).some(({ rule }) => rule === 'LATE_FOR_END');
        expect(late(work.finished) || !late(work.finished + 1)).toBe(true);
      }),
    );
  });
});
