import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCells } from './cells.ts';
import { firstTryByLesson } from './lesson-first-try.ts';

const columns = [
  { exercise_id: 'a', level: 1, lesson_id: 'networks', lesson_name: 'Networks', published: true },
  { exercise_id: 'b', level: 2, lesson_id: 'networks', lesson_name: 'Networks', published: false },
  { exercise_id: 'c', level: 1, lesson_id: 'privacy', lesson_name: 'Privacy', published: true },
  { exercise_id: 'd', level: 1, lesson_id: 'data', lesson_name: 'Data', published: true },
];
const learners = ['0=4/4/3/60/1;1=4/4/1/60/1;2=2/4/1/60/1', '0=4/4/3/60/1;3~1/4/20', ''].map(parseCells);
const seen = (level: number | null) =>
  firstTryByLesson(columns, learners, level).map(({ column, percent, first_try, total }) => [
    column.lesson_name,
    first_try,
    total,
    percent,
  ]);

describe('what was solved at the first try, by lesson', () => {
  it('comes lowest first, over all learners, without lessons of which nothing is finished', () => {
    expect(seen(1)).toEqual([
      ['Privacy', 1, 4, 25],
      ['Networks', 6, 8, 75],
    ]);
  });

  it('holds one level or all, what was taken back included', () => {
    expect(seen(2)).toEqual([['Networks', 1, 4, 25]]);
    expect(seen(null)).toEqual([
      ['Privacy', 1, 4, 25],
      ['Networks', 7, 12, 58],
    ]);
    expect(seen(3)).toEqual([]);
  });

  it('loses no question and is in order', () => {
    const cell = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 })).map(([first_try, more]) => ({
      first_try,
      total: first_try + more,
    }));
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 4, maxLength: 4 }), { maxLength: 12 }), (rows) => {
        const cells = rows.map((row) =>
          parseCells(row.map(({ first_try, total }, at) => `${at}=${total}/${total}/${first_try}/1/1`).join(';')),
        );
        const lessons = firstTryByLesson(columns, cells, null);
        const sum = (list: readonly { total: number }[]) => list.reduce((all, { total }) => all + total, 0);
        expect(sum(lessons)).toBe(sum(rows.flat()));
        expect(lessons.map(({ percent }) => percent)).toEqual(
          lessons.map(({ percent }) => percent).toSorted((a, b) => a - b),
        );
        expect(lessons.every(({ percent }) => percent >= 0 && percent <= 100)).toBe(true);
      }),
    );
  });
});
