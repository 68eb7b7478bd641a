import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLater } from '../../calendar-day.ts';
import { checkInput } from '../../check-input.ts';
import { followUpSchema, followUpState, type FollowUpFacts } from './follow-up.ts';

const today = '2026-11-24';
const day = (offset: number) => daysLater(today, offset);
const said = { what: ' Call Benedikt ', assignee_id: '', due_on: day(0), license_id: null };
const facts = (values: Partial<FollowUpFacts> = {}): FollowUpFacts => ({
  today,
  due_on: null,
  silent: false,
  ...values,
});
const wrong = (values: object, given = facts()) =>
  checkInput(followUpSchema(given), { ...said, ...values }).issues?.map(({ field, code }) => `${field} ${code}`) ?? [];

describe('a follow-up', () => {
  it('is what, who and when; nobody and no license are null', () => {
    expect(checkInput(followUpSchema(facts()), said).data).toEqual({
      what: 'Call Benedikt',
      assignee_id: null,
      due_on: day(0),
      license_id: null,
    });
  });

  it.each([
    ['nothing said', { what: '  ' }, ['what REQUIRED']],
    ['too much said', { what: 'x'.repeat(501) }, ['what TOO_LONG']],
    ['no day', { due_on: '' }, ['due_on REQUIRED']],
    ['a day that is none', { due_on: '2026-02-30' }, ['due_on NOT_A_DAY']],
    ['a day that has passed', { due_on: day(-1) }, ['due_on DAY_PASSED']],
    ['a person who is none', { assignee_id: 'Sofia' }, ['assignee_id WRONG_SHAPE']],
  ])('is refused with %s', (_what, values, expected) => {
    expect(wrong(values)).toEqual(expected);
  });

  it('keeps the day it has, also one that has passed, and says nothing where that was said otherwise', () => {
    expect(wrong({ due_on: day(-9) }, facts({ due_on: day(-9) }))).toEqual([]);
    expect(wrong({ due_on: day(-8) }, facts({ due_on: day(-9) }))).toEqual(['due_on DAY_PASSED']);
    expect(wrong({ what: '' }, facts({ silent: true }))).toEqual([]);
  });
});

describe('where a follow-up stands', () => {
  it.each([
    [day(1), false, 'OPEN'],
    [day(0), false, 'DUE'],
    [day(-1), false, 'OVERDUE'],
    [day(-1), true, 'DONE'],
    [day(1), true, 'DONE'],
  ])('due on %s, done %s: %s', (due_on, done, state) => {
    expect(followUpState({ due_on, done }, today)).toBe(state);
  });

  it('goes from open over due to overdue as the days pass, and never back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 400 }), fc.nat({ max: 400 }), (due, passing) => {
        const order = ['OPEN', 'DUE', 'OVERDUE'];
        const at = (now: number) => order.indexOf(followUpState({ due_on: day(due), done: false }, day(now)));
        expect(at(0)).toBeGreaterThanOrEqual(0);
        expect(at(passing)).toBeGreaterThanOrEqual(at(0));
      }),
    );
  });
});
