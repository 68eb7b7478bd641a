import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLesson, courseProgress, groupProgress, lessonProgress, type LessonCount } from './progress.ts';

const anyLesson: fc.Arbitrary<LessonCount> = fc
  .nat({ max: 12 })
  .chain((published) => fc.record({ published: fc.constant(published), completed: fc.nat({ max: published }) }));
const anyLessons = fc.array(anyLesson, { maxLength: 40 });

describe('lesson progress', () => {
  it.each([
    [0, 4, 0],
    [1, 4, 0.25],
    [4, 4, 1],
    [0, 0, null],
    [5, 4, 1], // one was taken back after it was completed
  ])('is %i of %i: %j', (completed, published, progress) => {
    expect(lessonProgress({ completed, published })).toBe(progress);
  });
});

describe('the count of a lesson', () => {
  const anyProject = fc.record({ total_questions: fc.nat({ max: 3 }), complete: fc.boolean() });
  const anyCourse = fc.array(fc.array(anyProject, { maxLength: 6 }), { maxLength: 6 });
  const countsOf = (lessons: { total_questions: number; complete: boolean }[][]) =>
    lessons.map((projects) => countLesson(projects, ({ complete }) => complete));

  it('is the same with and without the study projects that ask nothing', () => {
    fc.assert(
      fc.property(anyCourse, (lessons) => {
        const asking = lessons.map((projects) => projects.filter(({ total_questions }) => total_questions > 0));
        expect(countsOf(lessons)).toEqual(countsOf(asking));
      }),
    );
  });

  it('is 100 percent for whoever has completed all that can be begun', () => {
    fc.assert(
      fc.property(anyCourse, (lessons) => {
        const done = lessons.map((projects) =>
          projects.map(({ total_questions }) => ({ total_questions, complete: total_questions > 0 })),
        );
        expect(courseProgress(countsOf(done)) ?? 100).toBe(100);
      }),
    );
  });
});

describe('course progress', () => {
  it.each<[string, LessonCount[], number | null]>([
    ['nothing to complete', [], null],
    ['nothing published', [{ completed: 0, published: 0 }], null],
    ['nothing begun', [{ completed: 0, published: 3 }], 0],
    [
      'all complete',
      [
        { completed: 3, published: 3 },
        { completed: 1, published: 1 },
      ],
      100,
    ],
    [
      'lessons count alike, however many study projects they have',
      [
        { completed: 1, published: 1 },
        { completed: 0, published: 9 },
      ],
      50,
    ],
    [
      'a lesson without study projects is left out',
      [
        { completed: 1, published: 2 },
        { completed: 0, published: 0 },
      ],
      50,
    ],
    ['one of three', [{ completed: 1, published: 3 }], 33],
    ['all but one of very many reads 99', [{ completed: 998, published: 999 }], 99],
  ])('with %s', (_case, lessons, percent) => {
    expect(courseProgress(lessons)).toBe(percent);
  });

  it('is a whole number from 0 to 100, and 100 only when everything is complete', () => {
    fc.assert(
      fc.property(anyLessons, (lessons) => {
        const percent = courseProgress(lessons);
        const counted = lessons.filter(({ published }) => published > 0);
        expect(percent === null).toBe(counted.length === 0);
        expect(Number.isInteger(percent ?? 0)).toBe(true);
        expect(percent ?? 0).toBeGreaterThanOrEqual(0);
        expect(percent ?? 0).toBeLessThanOrEqual(100);
        const everything = counted.length > 0 && counted.every(({ completed, published }) => completed === published);
        expect(percent === 100).toBe(everything);
      }),
    );
  });

  it('never falls when one more study project is completed', () => {
    fc.assert(
      fc.property(anyLessons, fc.nat(), (lessons, which) => {
        const next = lessons.map((lesson, index) =>
          index === which % lessons.length
            ? { ...lesson, completed: Math.min(lesson.completed + 1, lesson.published) }
            : lesson,
        );
        expect(courseProgress(next) ?? 0).toBeGreaterThanOrEqual(courseProgress(lessons) ?? 0);
      }),
    );
  });

  it('rounds a half up in any order of the lessons', () => {
    // These add up to exactly 62.5 percent; a sum of fractions falls below it in one of the two orders.
    const counts = [
      [6, 6],
      [6, 12],
      [4, 7],
      [4, 6],
      [3, 7],
      [0, 3],
      [7, 7],
      [10, 12],
    ] as const;
    const lessons = counts.map(([completed, published]) => ({ completed, published }));
    expect([courseProgress(lessons), courseProgress(lessons.toReversed())]).toEqual([63, 63]);
  });

  it('does not depend on the order of the lessons', () => {
    fc.assert(
      fc.property(anyLessons, (lessons) => {
        expect(courseProgress(lessons.toReversed())).toBe(courseProgress(lessons));
      }),
    );
  });
});

describe('group progress', () => {
  it.each<[string, (number | null)[], number | null]>([
    ['no course', [], null],
    ['nothing to complete', [null], null],
    ['the mean of what its courses show', [22, 0], 11],
    ['a course with nothing to complete is left out', [40, null], 40],
    ['all complete', [100, 100], 100],
    ['almost all complete', [100, 99], 99],
    ['a half rounds up', [25, 0], 13],
  ])('%s', (_case, courses, progress) => {
    expect(groupProgress(courses)).toBe(progress);
  });
});
