import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cell } from '../cells.ts';
import { sumCells, type GradebookColumn } from '../gradebook.ts';
import { plainCell } from './plain-cell.ts';
import { sheetColumns, type SheetKind } from './sheet-columns.ts';
import { sheetRows, type SheetLearner } from './sheet-row.ts';

const exercise = (lesson_id: string | null = 'networks'): GradebookColumn => ({
  exercise_id: 'x',
  level: 1,
  lesson_id,
  published: true,
});
const done = (column: number): Cell => ({
  column,
  finished: { corrects: 3, total: 4, first_try: 2, seconds: 7500, attempt: 2 },
  open: null,
});
const begun = (column: number): Cell => ({ column, finished: null, open: { done: 1, total: 5, seconds: 7 } });
const amara = (cells: readonly Cell[], days: readonly [number, string][] = []): SheetLearner => ({
  group: 'Morning',
  last_name: 'Okonkwo',
  first_name: 'Amara',
  email: 'amara@school.example',
  external_id: 'EC-B',
  cells: new Map(cells.map((cell) => [cell.column, cell])),
  days: new Map(days),
});

function rowByName(kind: SheetKind, exercises: readonly GradebookColumn[], learner: SheetLearner, identified = false) {
  const columns = sheetColumns(kind, exercises.length, identified);
  const row = sheetRows({ kind, identified }, exercises, (state) => state)(learner);
  expect(row).toHaveLength(columns.length);
  return Object.fromEntries(columns.map(({ exercise: at, measure }, index) => [`${at ?? ''}${measure}`, row[index]]));
}

describe('the row of a learner on a sheet', () => {
  it('says group and name first, then the sums, then each exercise', () => {
    const row = rowByName(
      'LESSONS',
      [exercise(), exercise(), exercise()],
      amara([done(0), begun(1)], [[0, '2026-11-22']]),
    );
    expect(Object.keys(row).slice(0, 4)).toEqual(['GROUP', 'LAST_NAME', 'FIRST_NAME', 'PROGRESS']);
    expect(row).toMatchObject({ GROUP: 'Morning', LAST_NAME: 'Okonkwo', FIRST_NAME: 'Amara', PROGRESS: 33 });
    expect(row).toMatchObject({ COMPLETED: 1, CORRECT: 3, INCORRECT: 1, QUESTIONS: 4, FIRST_TRY: 2, SECONDS: 7507 });
    expect(row).toMatchObject({
      '0STATE': 'COMPLETED',
      '0SCORE': 75,
      '0ATTEMPT': 2,
      '0SECONDS': 7500,
      '0IN_PROGRESS': null,
    });
    expect(row).toMatchObject({
      '1STATE': 'IN_PROGRESS',
      '1SCORE': null,
      '1IN_PROGRESS': 1,
      '1QUESTIONS': 5,
      '1SECONDS': 7,
    });
    expect(row).toMatchObject({
      '2STATE': 'NOT_STARTED',
      '2SCORE': null,
      '2QUESTIONS': null,
      '2SECONDS': null,
      '2TIME': null,
    });
  });

  it('says address and external id of the group where that is wanted, and in one table of everything no sums', () => {
    const row = rowByName('EVERYTHING', [exercise()], amara([done(0)], [[0, '2026-11-22']]), true);
    expect(Object.keys(row).slice(0, 6)).toEqual([
      'GROUP',
      'LAST_NAME',
      'FIRST_NAME',
      'EMAIL',
      'EXTERNAL_ID',
      '0STATE',
    ]);
    expect(row).toMatchObject({ EMAIL: 'amara@school.example', EXTERNAL_ID: 'EC-B' });
    const [day, time] = [row['0COMPLETED_ON'] ?? null, row['0TIME'] ?? null];
    expect([
      plainCell(day, 'day'),
      plainCell(time, 'duration'),
      plainCell(75, 'number'),
      plainCell(null, 'text'),
    ]).toEqual(['2026-11-22', '125:00', '75', '']);
  });

  it('counts durations as parts of a day and days from the end of 1899, as spreadsheets do', () => {
    const row = rowByName('LESSONS', [exercise()], amara([done(0)], [[0, '2026-11-22']]));
    expect(row['0TIME']).toBeCloseTo(7500 / 86_400, 12);
    expect(row['0COMPLETED_ON']).toBe(46_348);
    expect(rowByName('LESSONS', [exercise()], amara([], [[0, '1970-01-01']]))['0COMPLETED_ON']).toBe(25_569);
  });

  it('knows no progress through benchmarks and summaries', () => {
    expect(Object.keys(rowByName('ASSESSMENTS', [exercise(null)], amara([done(0)])))).not.toContain('PROGRESS');
  });

  it('adds up to the sums of the gradebook, whatever was done', () => {
    const anyCell = fc.tuple(fc.nat(9), fc.nat(9), fc.nat(9), fc.nat(9000), fc.boolean(), fc.boolean());
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 12 }), (made) => {
        const cells = made.map(([corrects, more, first, seconds, isDone, isOpen], column): Cell => ({
          column,
          finished: isDone
            ? { corrects, total: corrects + more, first_try: Math.min(first, corrects), seconds, attempt: 1 }
            : null,
          open: isOpen ? { done: 1, total: 9, seconds } : null,
        }));
        const row = rowByName(
          'LESSONS',
          cells.map(() => exercise()),
          amara(cells),
        );
        const sum = (measure: string) => cells.reduce((total, _, at) => total + Number(row[`${at}${measure}`] ?? 0), 0);
        expect(sum('SECONDS')).toBe(row['SECONDS']);
        expect(sum('CORRECT')).toBe(row['CORRECT']);
        expect(sum('FIRST_TRY')).toBe(row['FIRST_TRY']);
        expect(row['SECONDS']).toBe(sumCells(new Map(cells.map((cell) => [cell.column, cell]))).seconds_spent);
      }),
    );
  });
});
