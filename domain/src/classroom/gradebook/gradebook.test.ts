import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from './cells.ts';
import { cellPercent, isOfLevel, learnerProgress, sumCells, type GradebookColumn } from './gradebook.ts';

const column = (values: Partial<GradebookColumn> = {}): GradebookColumn => ({
  exercise_id: 'x',
  level: 1,
  lesson_id: 'networks',
  published: true,
  ...values,
});
const finished = (index: number, corrects = 3, total = 4, seconds = 100): Cell => ({
  column: index,
  finished: { corrects, total, first_try: Math.min(corrects, 1), seconds, attempt: 1 },
  open: null,
});
const open = (index: number, done = 1, seconds = 40): Cell => ({
  column: index,
  finished: null,
  open: { done, total: 4, seconds },
});
const mapOf = (...cells: Cell[]) => new Map(cells.map((cell) => [cell.column, cell]));

const anyCell: fc.Arbitrary<Cell> = fc
  .tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.boolean())
  .map(([index, corrects, more, isOpen]) => ({
    ...finished(index, corrects, corrects + more, 10 * more),
    ...(isOpen ? { open: { done: corrects, total: corrects + more, seconds: 5 } } : {}),
  }));
const anyCells = fc.uniqueArray(anyCell, { selector: (cell) => cell.column }).map((cells) => mapOf(...cells));

describe("a learner's lesson progress", () => {
  const columns = [column(), column(), column({ lesson_id: 'sensors' }), column({ level: 2, lesson_id: 'sensors' })];

  it('is the mean over the lessons of what is complete, of one level or of all', () => {
    const cells = mapOf(finished(0), finished(2));
    expect(learnerProgress(columns, cells, 1)).toBe(75);
    expect(learnerProgress(columns, cells, 2)).toBe(0);
    expect(learnerProgress(columns, cells, null)).toBe(50);
    expect(learnerProgress(columns, cells, 3)).toBeNull();
  });

  it('does not count what is only begun, nor what was taken back', () => {
    expect(learnerProgress(columns, mapOf(open(0), open(1), open(2)), 1)).toBe(0);
    expect(learnerProgress([column(), column({ published: false })], mapOf(finished(0)), null)).toBe(100);
    expect(learnerProgress([column(), column({ published: false })], mapOf(finished(1)), null)).toBe(0);
  });

  it('leaves out assessments, which belong to no lesson', () => {
    expect(learnerProgress([column({ lesson_id: null })], mapOf(finished(0)), null)).toBeNull();
  });

  it('knows its level; null stands for all', () => {
    expect([1, 2, null].map((level) => isOfLevel(column(), level))).toEqual([true, false, true]);
  });
});

describe('the sums over a row', () => {
  it('count what is finished, and the time of what is open too', () => {
    expect(sumCells(mapOf(finished(0, 3, 4, 100), finished(1, 4, 4, 50), open(2, 1, 40)))).toEqual({
      complete: 2,
      correct_answers: 7,
      incorrect_answers: 1,
      first_try: 2,
      total_questions: 8,
      seconds_spent: 190,
    });
  });

  it('of nothing are nothing', () => {
    expect(new Set(Object.values(sumCells(new Map())))).toEqual(new Set([0]));
  });

  it('add up: two halves of the columns make the whole', () => {
    fc.assert(
      fc.property(anyCells, (cells) => {
        const even = sumCells(cells, (index) => index % 2 === 0);
        const odd = sumCells(cells, (index) => index % 2 === 1);
        const whole = sumCells(cells);
        for (const name of Object.keys(whole) as (keyof typeof whole)[])
          expect(even[name] + odd[name]).toBe(whole[name]);
        expect(whole.correct_answers + whole.incorrect_answers).toBe(whole.total_questions);
      }),
    );
  });
});

describe('the score of a cell', () => {
  it('is the rounded percentage of the latest finished attempt, nothing before it', () => {
    expect(cellPercent(finished(0, 149, 200))).toBe(75);
    expect(cellPercent(open(0))).toBeNull();
    expect(cellPercent(undefined)).toBeNull();
    expect(cellPercent(finished(0, 0, 0))).toBeNull();
  });
});
