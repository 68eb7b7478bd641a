import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import { assessmentChanges, assessmentForm } from './assessment-form.ts';

const checked = (values: object) =>
  checkInput(assessmentForm, { description: '', time: '', questions_per_lesson: '', ...values });

describe('the form of a benchmark or a summary', () => {
  it.each([
    ['', null],
    ['0', 0],
    ['45', 2700],
    ['1,5', 90],
    ['600', 36_000],
  ])('time %j in minutes is %j seconds, where null is without a clock', (time, seconds) => {
    expect(checked({ time }).data?.time).toBe(seconds);
  });

  it.each([
    ['', null],
    ['1', 1],
    [' 10 ', 10],
  ])('%j questions per lesson are %j, where null asks all', (typed, count) => {
    expect(checked({ questions_per_lesson: typed }).data?.questions_per_lesson).toBe(count);
  });

  it.each([
    [{ time: '601' }, { field: 'time', code: 'TOO_HIGH', maximum: 600 }],
    [{ time: 'soon' }, { field: 'time', code: 'WRONG_SHAPE' }],
    [{ questions_per_lesson: '11' }, { field: 'questions_per_lesson', code: 'TOO_HIGH', maximum: 10 }],
    [{ questions_per_lesson: '0' }, { field: 'questions_per_lesson', code: 'TOO_LOW', minimum: 1 }],
    [{ description: 'x'.repeat(151) }, { field: 'description', code: 'TOO_LONG', maximum: 150 }],
  ])('%j is refused: %j', (values, issue) => {
    expect(checked(values).issues).toEqual([issue]);
  });

  it('gives what the call takes', () => {
    const { data } = checked({ description: ' Before ', time: '30', questions_per_lesson: '3' });
    expect(data).toEqual({ description: 'Before', time: 1800, questions_per_lesson: 3 });
    expect(checkInput(assessmentChanges, data).data).toEqual(data);
    expect(checkInput(assessmentChanges, {}).data).toEqual({});
  });
});
