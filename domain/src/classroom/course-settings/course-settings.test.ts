import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkInput } from '../../check-input.ts';
import {
  courseSettingsForm,
  courseSettingsSchema,
  groupRulesForm,
  ownSettings,
  resetSchema,
  typedMinutesOf,
  type CourseSettingsInput,
} from './course-settings.ts';

const id = '7b6a75e0-10a3-4bf2-9380-3e4236269651';
const form = (entry: object = {}) => ({
  benchmarks: [{ id, time: '45', questions_per_lesson: '5', ...entry }],
  summaries: [],
});
const checked = (entry?: object) => checkInput(courseSettingsForm, form(entry));
const issue = (entry?: object) => checked(entry).issues?.[0] ?? null;

describe('the form of Course Settings', () => {
  // D1-5.34
  it('takes minutes and gives seconds, in the shape that the call takes', () => {
    const { data } = checked();
    expect(data).toEqual(form({ time: 2700, questions_per_lesson: 5 }));
    expect(checkInput(courseSettingsSchema, data).data).toEqual(data);
  });

  it.each([
    ['0', 0],
    [' 30 ', 1800],
    ['1.5', 90],
    ['1,5', 90],
    ['600', 36_000],
  ])('time %j is %i seconds', (time, seconds) => {
    expect(checked({ time }).data?.benchmarks[0]?.time).toBe(seconds);
  });

  it.each([
    ['', { code: 'REQUIRED' }],
    ['  ', { code: 'REQUIRED' }],
    ['soon', { code: 'WRONG_SHAPE' }],
    ['1e3', { code: 'WRONG_SHAPE' }],
    ['-1', { code: 'TOO_LOW', minimum: 0 }],
    ['600.5', { code: 'TOO_HIGH', maximum: 600 }],
  ])('time %j is refused: %j', (time, wrong) => {
    expect(issue({ time })).toEqual({ field: 'benchmarks.0.time', ...wrong });
  });

  // D1-5.35, 5.36, D2-5.101–5.103
  it.each([
    ['', null],
    ['1', 1],
    ['10', 10],
  ])('%j questions per lesson are %j, where null leaves it to the course', (typed, count) => {
    expect(checked({ questions_per_lesson: typed }).data?.benchmarks[0]?.questions_per_lesson).toBe(count);
  });

  // D1-5.35, 5.36, D2-5.101–5.103
  it.each([
    ['11', { code: 'TOO_HIGH', maximum: 10 }],
    ['0', { code: 'TOO_LOW', minimum: 1 }],
    ['2.5', { code: 'WRONG_SHAPE' }],
    ['all', { code: 'WRONG_SHAPE' }],
  ])('%j questions per lesson are refused: %j', (questions_per_lesson, wrong) => {
    expect(issue({ questions_per_lesson })).toEqual({ field: 'benchmarks.0.questions_per_lesson', ...wrong });
  });

  it('shows any time it takes so that it is the same time when it is sent back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (seconds) => {
        expect(checked({ time: typedMinutesOf(seconds) }).data?.benchmarks[0]?.time).toBe(seconds);
      }),
    );
    expect(typedMinutesOf(null)).toBe('0');
    expect(typedMinutesOf(100)).toBe('1.67');
  });
});

describe('the form of the rules of a group', () => {
  const typed = (summary_attempts: string) =>
    checkInput(groupRulesForm, {
      summary_attempts,
      in_sequence: false,
      benchmark_first: true,
      review_benchmarks: 'NEVER',
      review_summaries: 'WHEN_NOT_ASKED',
    });

  it('gives what the call takes beside no assessment', () => {
    const data = { ...typed(' 3 ').data, benchmarks: [], summaries: [] };
    expect(data).toMatchObject({ summary_attempts: 3, benchmark_first: true, review_benchmarks: 'NEVER' });
    expect(checkInput(courseSettingsSchema, data).data).toEqual(data);
  });

  it.each([
    ['', null],
    ['1', 1],
    ['99', 99],
  ])('%j attempts at a summary are %j', (attempts, count) => {
    expect(typed(attempts).data?.summary_attempts).toBe(count);
  });

  it.each(['0', '100', 'many', '1.5'])('%j attempts at a summary are refused', (attempts) => {
    expect(typed(attempts).issues?.[0]?.field).toBe('summary_attempts');
  });
});

describe('what the call takes', () => {
  const entry = { id, time: 60 };

  it('reads a number of questions that is left out as that of the course, and leaves rules out that are', () => {
    expect(checkInput(courseSettingsSchema, { benchmarks: [entry], summaries: [] }).data).toEqual({
      benchmarks: [{ ...entry, questions_per_lesson: null }],
      summaries: [],
    });
    expect(checkInput(courseSettingsSchema, { benchmarks: [{ id }], summaries: [] }).data).toEqual({
      benchmarks: [{ id, time: undefined, questions_per_lesson: null }],
      summaries: [],
    });
  });

  it.each<[string, Partial<Record<keyof CourseSettingsInput, unknown>>, string, string]>([
    ['a time above 600 minutes', { benchmarks: [{ ...entry, time: 36_001 }] }, 'benchmarks.0.time', 'TOO_HIGH'],
    [
      '11 questions',
      { summaries: [{ ...entry, questions_per_lesson: 11 }] },
      'summaries.0.questions_per_lesson',
      'TOO_HIGH',
    ],
    ['more entries than levels', { benchmarks: Array.from({ length: 5 }, () => entry) }, 'benchmarks', 'TOO_MANY'],
    ['an assessment twice', { benchmarks: [entry, entry] }, 'benchmarks', 'NOT_DISTINCT'],
    ['a rule that does not exist', { review_summaries: 'LATER' }, 'review_summaries', 'WRONG_SHAPE'],
    ['no attempt at all', { summary_attempts: 0 }, 'summary_attempts', 'TOO_LOW'],
  ])('refuses %s', (_what, values, field, code) => {
    expect(checkInput(courseSettingsSchema, { benchmarks: [], summaries: [], ...values }).issues?.[0]).toMatchObject({
      field,
      code,
    });
  });

  it('resets 1 to 8 assessments', () => {
    expect(checkInput(resetSchema, { assessments: [id] }).issues).toBeNull();
    for (const count of [0, 9])
      expect(checkInput(resetSchema, { assessments: Array.from({ length: count }, () => id) }).issues).not.toBeNull();
  });
});

describe('what a group keeps of an assessment', () => {
  it.each([
    ['both where both differ', { time: 60, questions_per_lesson: 3 }, { time: 60, questions_per_lesson: 3 }],
    ['the time alone', { time: 60, questions_per_lesson: null }, { time: 60, questions_per_lesson: null }],
    [
      'the time alone, with the number of the course',
      { time: 60, questions_per_lesson: 5 },
      { time: 60, questions_per_lesson: null },
    ],
    ['the number alone', { time: 2700, questions_per_lesson: 3 }, { time: null, questions_per_lesson: 3 }],
    [
      'no clock where the course has one',
      { time: 0, questions_per_lesson: null },
      { time: 0, questions_per_lesson: null },
    ],
    ['nothing where nothing differs', { time: 2700, questions_per_lesson: 5 }, null],
  ])('is %s', (_what, chosen, kept) => {
    expect(ownSettings(chosen, { time: 2700, questions_per_lesson: 5 })).toEqual(kept);
  });

  it('is nothing without a clock in a course without one', () => {
    expect(ownSettings({ time: 0, questions_per_lesson: null }, { time: null, questions_per_lesson: null })).toBeNull();
  });
});
