import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextOfCourses, nextStep, type Step } from './next-step.ts';

type Named = Step & { readonly name: string };

const step = (name: string, values: Partial<Step> = {}): Named => ({
  name,
  type: name.startsWith('B') ? 'BENCHMARK' : name.startsWith('S') ? 'SUMMARY' : 'STUDY_PROJECT',
  level: Number(name[1]),
  lesson_id: /^[BS]/.test(name) ? null : (name[0] ?? null),
  state: 'NOT_STARTED',
  total_questions: 4,
  timed: false,
  saved_at: null,
  latest: null,
  ...values,
});
const started = (saved_at: string) => ({ state: 'STARTED', saved_at }) as const;
const done = (corrects: number, attempt = 1) =>
  ({ state: 'COMPLETE', latest: { attempt, corrects, total_questions: 4 } }) as const;
const locked = { state: 'LOCKED' } as const;

describe('the next step in a course', () => {
  it.each([
    ['the sitting whose clock runs', [step('B1', { ...started('1'), timed: true }), step('x1', started('2'))], 'B1'],
    [
      'what was started and saved last',
      [step('B1', started('1')), step('x1', started('3')), step('y1', started('2'))],
      'x1',
    ],
    ['what was started before what went badly', [step('x1', done(0)), step('y1', started('1'))], 'y1'],
    ['the lesson that went worst', [step('x1', done(2)), step('x1b', done(1)), step('y1', done(2)), step('z1')], 'x1b'],
    ['one lesson after the other where they went alike', [step('x1', done(2)), step('y1', done(2)), step('z1')], 'x1'],
    ['no second attempt at the same', [step('x1', done(1, 2)), step('y1')], 'y1'],
    ['nothing again that was passed', [step('x1', done(3)), step('y1')], 'y1'],
    ['the benchmark first', [step('x1'), step('S1'), step('B1')], 'B1'],
    ['one level after the other', [step('B1', done(4)), step('B2'), step('x1'), step('x2'), step('S1')], 'x1'],
    ['the summary behind the study projects', [step('B1', done(4)), step('x1', done(4)), step('S1'), step('B2')], 'S1'],
    ['nothing that is locked', [step('B1', done(4)), step('x1', locked), step('S1')], 'S1'],
    ['nothing that asks nothing', [step('x1', { total_questions: 0 }), step('y1')], 'y1'],
    ['no benchmark behind all study projects of its level', [step('B1'), step('x1', done(4)), step('S1')], 'S1'],
    ['a benchmark that opens the study projects', [step('B1'), step('x1', locked), step('S1')], 'B1'],
    ['a benchmark of a level without study projects', [step('B1'), step('S1')], 'B1'],
    ['nothing where all is done', [step('B1', done(4)), step('x1', done(4)), step('S1', done(4))], null],
  ])('is %s', (_case, steps, expected) => {
    expect(nextStep(steps)?.name ?? null).toBe(expected);
  });

  it('can always be opened, and is there as long as something that can is new or started', () => {
    const any = fc.record({
      type: fc.constantFrom('STUDY_PROJECT', 'SUMMARY' as const),
      level: fc.integer({ min: 1, max: 3 }),
      state: fc.constantFrom('LOCKED', 'NOT_STARTED', 'STARTED', 'COMPLETE' as const),
      corrects: fc.integer({ min: 0, max: 4 }),
      saved: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (drawn) => {
        const steps = drawn.map(({ type, level, state, corrects, saved }, at) =>
          step(`x${level}`, {
            type,
            lesson_id: type === 'SUMMARY' ? null : `l${at % 3}`,
            ...(state === 'STARTED' ? started(String(saved)) : state === 'COMPLETE' ? done(corrects) : { state }),
          }),
        );
        const next = nextStep(steps);
        expect(next?.state).not.toBe('LOCKED');
        const isLeft = steps.some(({ state }) => state === 'NOT_STARTED' || state === 'STARTED');
        expect(isLeft && next === null).toBe(false);
      }),
    );
  });
});

describe('the next step in several courses', () => {
  const course = (joined: string, worked_on: string | null, steps: readonly Named[]) => ({
    joined_on: joined,
    worked_on,
    steps,
  });
  it.each([
    ['the first benchmark after joining', [course('1', null, [step('x1'), step('B1')])], 'B1'],
    [
      'a running clock before what was saved last',
      [course('2', '5', [step('x1', started('9'))]), course('1', null, [step('B1', { ...started('1'), timed: true })])],
      'B1',
    ],
    [
      'what was saved last, whatever was worked in last',
      [course('2', '9', [step('x1', started('3'))]), course('1', '1', [step('y1', started('4'))])],
      'y1',
    ],
    [
      'what was started before what went badly elsewhere',
      [course('2', '9', [step('x1', done(0))]), course('1', null, [step('y1', started('1'))])],
      'y1',
    ],
    [
      'in the course that was worked in last, though a group was joined since',
      [
        course('9', null, [step('B1')]),
        course('1', '5', [step('B2', done(4)), step('x1')]),
        course('2', '4', [step('y1')]),
      ],
      'x1',
    ],
    ['in the group joined last', [course('1', null, [step('x1')]), course('2', null, [step('y1')])], 'y1'],
    ['in the first of courses alike', [course('1', null, [step('x1')]), course('1', null, [step('y1')])], 'x1'],
    [
      'in the next course where nothing is left in this one',
      [
        course('2', '5', [step('x1', done(4))]),
        course('1', null, [step('x2', locked)]),
        course('0', null, [step('y1')]),
      ],
      'y1',
    ],
    ['nothing where all is done', [course('1', '5', [step('x1', done(4))])], null],
    ['nothing without a course', [], null],
  ])('is %s', (_case, courses, expected) => {
    expect(nextOfCourses(courses)?.step.name ?? null).toBe(expected);
  });
});
