import { describe, expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';
import { gridColumns } from './grid-columns.ts';
import { readGradebook } from '../gradebook.ts';
import { columns, overviewsOf, projectColumn } from '../../../../test/gradebook-values.ts';

const answers = overviewsOf();
const book = readGradebook({
  benchmarks: answers.benchmarkGradebookOverview(),
  lessons: answers.lessonGradebookOverview(),
  summaries: answers.summaryGradebookOverview(),
});
const shown = gridColumns(book, 1);
const sum = (widths: readonly number[]) => widths.reduce((total, width) => total + width, 0);

describe('the widths of the grid', () => {
  test.each([390, 800, 1232, 1712, 4000])('fill %d px, or more where the columns need it', (available) => {
    for (const narrow of [false, true]) {
      const { first, others, total } = columnWidths(shown, available, narrow);
      expect(first + sum(others)).toBe(total);
      expect(total).toBeGreaterThanOrEqual(available);
      expect(others).toHaveLength(shown.length);
    }
  });

  test('keep the names at 230 px, 136 on narrow screens, while the columns do not fit', () => {
    expect(columnWidths(gridColumns(book, null), 900, false).first).toBe(230);
    expect(columnWidths(gridColumns(book, null), 358, true).first).toBe(136);
  });

  test.each([false, true])('make the projects of a lesson as wide as its name, narrow: %s', (narrow) => {
    const name = 'Networks and finding the fault';
    const long = 'A name of the greatest length that anybody has ever given to a lesson of any course';
    const lessons = [[name, 1] as const, [long, 1] as const, ['Privacy', 1] as const, ['Privacy', 2] as const];
    const heads = { ...columns, lessons: lessons.map(([lesson, number]) => projectColumn(lesson, number)) };
    const read = overviewsOf([], heads);
    const grid = gridColumns(
      readGradebook({
        benchmarks: read.benchmarkGradebookOverview(),
        lessons: read.lessonGradebookOverview(),
        summaries: read.summaryGradebookOverview(),
      }),
      1,
    );
    const { others } = columnWidths(grid, 0, narrow);
    const widthOf = (label: string) => sum(others.filter((_width, index) => grid[index]?.group?.label === label));
    // As measured in the head, with its space on both sides.
    expect(widthOf(name)).toBeGreaterThan(168 + 16);
    expect(widthOf(long)).toBe(280);
    expect(widthOf('Privacy')).toBe(2 * (narrow ? 84 : 103));
  });

  test('leave room for the names of study projects in two lines', () => {
    const at = shown.findIndex(({ title }) => title !== null);
    expect(columnWidths(shown, 0, false).others.slice(at, at + 2)).toEqual([128, 103]);
    expect(columnWidths(shown, 0, true).others.slice(at, at + 2)).toEqual([96, 84]);
  });

  test('hold without any exercise', () => {
    const none = gridColumns({ ...book, columns: { BENCHMARK: [], STUDY_PROJECT: [], SUMMARY: [] } }, null);
    expect(columnWidths(none, 1000, false).total).toBe(1000);
    expect(columns.lessons.length).toBeGreaterThan(0);
  });
});
