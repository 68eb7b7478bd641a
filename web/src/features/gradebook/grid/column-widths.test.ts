import { describe, expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';
import { gridColumns } from './grid-columns.ts';
import { readGradebook } from '../gradebook.ts';
import { columns, overviewsOf } from '../../../../test/gradebook-values.ts';

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

  test('give a lesson of one study project more room for its name', () => {
    const { others } = columnWidths(shown, 0, false);
    const widthOf = (id: string) => others[shown.findIndex((column) => column.id === id)] ?? 0;
    expect(widthOf('Privacy-1-1')).toBeGreaterThan(widthOf('Networks-1-1'));
  });

  test('hold without any exercise', () => {
    const none = gridColumns({ ...book, columns: { BENCHMARK: [], STUDY_PROJECT: [], SUMMARY: [] } }, null);
    expect(columnWidths(none, 1000, false).total).toBe(1000);
    expect(columns.lessons.length).toBeGreaterThan(0);
  });
});
