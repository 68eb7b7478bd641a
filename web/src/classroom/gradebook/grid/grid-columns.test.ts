import { describe, expect, test } from 'vitest';
import { columns, learners, overviewsOf, projectColumn } from '../../../../test/gradebook-values.ts';
import { readGradebook } from '../gradebook.ts';
import { gridColumns, gridGroups } from './grid-columns.ts';
import { gridRows, sortValue } from './grid-rows.ts';

const bookOf = (heads = columns) => {
  const answers = overviewsOf(learners, heads);
  return readGradebook({
    benchmarks: answers.benchmarkGradebookOverview(),
    lessons: answers.lessonGradebookOverview(),
    summaries: answers.summaryGradebookOverview(),
  });
};

describe('the columns of the grid', () => {
  test('of a level are progress, time, benchmark, study projects by lesson and summary', () => {
    const shown = gridColumns(bookOf(), 1);
    expect(shown.map(({ label, group }) => [group?.label ?? null, label])).toEqual([
      [null, 'Progress'],
      [null, 'Time'],
      [null, 'Benchmark'],
      ['Networks', 'Project 1.1'],
      ['Networks', 'Project 1.2'],
      ['Privacy', 'Project 2.1'],
      [null, 'Summary'],
    ]);
    expect(gridGroups(shown)).toEqual([
      { id: 'Networks', label: 'Networks', from: 3, count: 2 },
      { id: 'Privacy', label: 'Privacy', from: 5, count: 1 },
    ]);
    expect(shown[3]?.name).toBe('Networks – Study Project 1: A guest network (Level 1)');
  });

  test('of all levels say their level', () => {
    const shown = gridColumns(bookOf(), null);
    expect(shown.map(({ label, group }) => [group?.label ?? null, label])).toEqual([
      [null, 'Progress'],
      [null, 'Time'],
      ['Benchmark', 'Level 1'],
      ['Benchmark', 'Level 2'],
      ['Networks', 'L1 · Project 1.1'],
      ['Networks', 'L1 · Project 1.2'],
      ['Networks', 'L2 · Project 1.1'],
      ['Privacy', 'L1 · Project 2.1'],
      ['Summary', 'Level 1'],
      ['Summary', 'Level 2'],
    ]);
  });

  test('say the name of a study project where it has one', () => {
    const titles = gridColumns(bookOf(), 1).map(({ title }) => title);
    expect(titles).toEqual([null, null, null, 'A guest network', null, null, null]);
  });

  test('have heads that tell them apart, by the plain number where projects are numbered through', () => {
    const lessons = Array.from({ length: 24 }, (_, index) => projectColumn(`Lesson ${index}`, 1));
    const headsOf = (heads: typeof lessons) =>
      gridColumns(bookOf({ ...columns, lessons: heads }), null).flatMap(({ label, exercise }) =>
        exercise?.kind === 'STUDY_PROJECT' ? [label] : [],
      );
    expect(new Set(headsOf(lessons)).size).toBe(24);
    expect(headsOf(lessons).slice(0, 2)).toEqual(['L1 · Project 1.1', 'L1 · Project 2.1']);
    const through = lessons.map((lesson, index) => ({ ...lesson, study_project_number: index + 1 }));
    expect(headsOf(through).slice(22)).toEqual(['L1 · Project 23', 'L1 · Project 24']);
  });

  test('say what was taken back', () => {
    const heads = { ...columns, lessons: [projectColumn('Networks', 1, { published: false })] };
    expect(gridColumns(bookOf(heads), 1)[3]?.name).toBe('Networks – Study Project 1, unpublished (Level 1)');
  });

  test('do not join two lessons of one name, nor one lesson that is apart', () => {
    const group = (id: string) => ({
      id: `${id}${Math.random()}`,
      label: '',
      title: null,
      name: '',
      exercise: null,
      group: { id, label: 'x' },
      width: null,
    });
    expect(
      gridGroups([group('a'), group('b'), group('b'), group('a')]).map(({ from, count }) => [from, count]),
    ).toEqual([
      [0, 1],
      [1, 2],
      [3, 1],
    ]);
  });
});

describe('the rows of the grid', () => {
  const names = (level: number | null) =>
    gridRows(bookOf(), level).map(({ learner, progress, seconds }) => [learner.name, progress, seconds]);

  test('are by name, with progress and time of the level, open attempts included', () => {
    expect(names(1)).toEqual([
      ['Abdulrahman, Yusuf', 100, 500 + 310 + 180 + 260 + 900],
      ['Castellanos de la Vega, María', 0, 400 + 120],
      ['Okonkwo-Bergström, Amara', 50, 640 + 300 + 200 + 90],
      ['الخطيب, محمد', 0, 0],
    ]);
    expect(names(2)[0]).toEqual(['Abdulrahman, Yusuf', 100, 700 + 7200]);
    expect(names(null)[2]?.[1]).toBe(33);
  });

  test('are sorted by what is finished; the rest has no value', () => {
    const [yusuf, , amara] = gridRows(bookOf(), 1);
    const shown = gridColumns(bookOf(), 1);
    const values = (row: typeof yusuf) => row && shown.map((column) => sortValue(row, column));
    expect(values(yusuf)).toEqual([100, 2150, 70, 83, 100, 83, 90]);
    expect(values(amara)).toEqual([50, 1230, 55, 100, 67, undefined, undefined]);
  });
});
