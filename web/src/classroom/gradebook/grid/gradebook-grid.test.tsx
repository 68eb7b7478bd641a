import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import {
  columns,
  learners,
  overviewsOf,
  projectColumn,
  studentOf,
  type BookedLearner,
} from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { takeAway } from '../../../../test/show.tsx';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';

const instructorOf = (course: Record<string, unknown> = {}) =>
  groupOf({
    allowed_operations: groupOperations,
    my_role: 'INSTRUCTOR',
    courses: [groupCourseOf({ levels: 2, ...course })],
  });
const openGrid = (search = '?level=1', school: Record<string, unknown> = {}) =>
  openApp(`/group/g1/gradebook${search}`, { group: instructorOf(), ...overviewsOf(), ...school });

const grid = page.getByRole('grid');
const rows = () => [...document.querySelectorAll('[role="grid"] tbody tr')];
const names = () => rows().map((row) => row.querySelector('th')?.textContent);
/** The cells of a learner's row as they look. */
const row = (name: string) =>
  rows()
    .filter((one) => one.textContent?.includes(name))
    .flatMap((one) => [...one.querySelectorAll('td')].map((cell) => cell.textContent));
/** It says what the figure under it is the mean of. */
const progress = 'Progress, mean of the lessons';
const head = (name: string | RegExp) => grid.getByRole('columnheader', { name }).getByRole('button');
const focused = () => document.activeElement?.closest('[data-place]')?.getAttribute('data-place');
const press = async (...keys: string[]) => {
  for (const key of keys) await userEvent.keyboard(key);
};
/** Focuses the first cell of the grid. */
async function enterGrid() {
  await expect.element(grid).toBeVisible();
  await expect.poll(() => rows().length).toBeGreaterThan(0);
  document.querySelector<HTMLElement>('[role="grid"] [data-place][tabindex="0"]')?.focus();
}

beforeEach(() => page.viewport(1280, 900));
afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
});

describe('the grid of the gradebook', () => {
  // D1-2.117
  test('has a row for each learner by name: progress, time, and what was reached in each exercise', async () => {
    const { place } = openGrid();
    await expect.element(grid).toBeVisible();
    expect(names()).toEqual([
      'Abdulrahman, Yusuf',
      'Castellanos de la Vega, María',
      'Okonkwo-Bergström, Amara',
      'الخطيب, محمد',
    ]);
    expect(row('Abdulrahman')).toEqual(['100%', '35:50', '70', '83', '100', '83', '90']);
    expect(row('Okonkwo')).toEqual(['50%', '20:30', '55', '100', '67', '2/6', '–']);
    expect(row('Castellanos')).toEqual(['0%', '08:40', '40', '–', '–', '–', '3/20']);
    await expectAccessible(place);
  });

  test('says the same in words to those who listen', async () => {
    openGrid();
    await expect.element(grid.getByRole('row').nth(2)).toBeVisible();
    const heard = (name: string) =>
      rows()
        .filter((one) => one.textContent?.includes(name))
        .flatMap((one) => [...one.querySelectorAll('td')].map((cell) => cell.getAttribute('aria-label')));
    expect(heard('Okonkwo')).toEqual([
      null,
      null,
      '55%, below 75',
      '100%, all correct',
      '67%, below 75',
      '2/6, in progress',
      'Not started',
    ]);
    expect(grid.element().getAttribute('aria-rowcount')).toBe('6');
    expect(grid.element().getAttribute('aria-colcount')).toBe('8');
  });

  test('has lessons over their study projects and the number of learners in its head', async () => {
    openGrid();
    await expect.element(grid.getByTitle('Networks', { exact: true })).toHaveAttribute('aria-colspan', '2');
    await expect.element(grid.getByRole('columnheader', { name: 'Learner 4' })).toBeVisible();
    await expect
      .element(head('Project 1.1 A guest network, Networks (Level 1)'))
      .toHaveTextContent('Project 1.1 A guest network');
  });

  // D1-2.117
  test('names study projects in its head and on paper, and a long name in two lines, whole on demand', async () => {
    const title = 'Wie man ein Funknetz für Gäste plant, aufbaut, absichert und über Jahre in Betrieb hält';
    const lessons = [
      projectColumn('Networks', 1, { title: 'A guest network' }),
      projectColumn('Networks', 2, { title }),
    ];
    openGrid('?level=1', {
      group: instructorOf({ language: 'de' }),
      ...overviewsOf(learners, { ...columns, lessons }),
    });
    const short = head('Project 1 A guest network, Networks (Level 1)').getByText('A guest network', { exact: true });
    await expect.element(short).toHaveAttribute('lang', 'de');
    const long = head(/^Project 2 Wie man/);
    await expect.element(long).toHaveAttribute('title', expect.stringContaining(title));
    const name = long.getByText(title, { exact: true }).element();
    expect(name.getBoundingClientRect().height).toBe(32);
    const top = rows()[0]?.getBoundingClientRect().top;
    expect(long.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0);
    expect(name.getBoundingClientRect().bottom).toBeLessThanOrEqual(top ?? 0);
    window.dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => document.querySelector('table:not([role]) thead')?.textContent).toContain(title);
    window.dispatchEvent(new Event('afterprint'));
  });

  test('names lessons in the language of the course, in grid, plot and on paper', async () => {
    openGrid('?level=1', { group: instructorOf({ language: 'es' }) });
    await expect.element(grid.getByTitle('Networks', { exact: true })).toHaveAttribute('lang', 'es');
    expect(head(progress).element().closest('[lang]')).toBe(document.documentElement);
    const plot = page.getByRole('region', { name: 'Correct at first try, by lesson' });
    await expect.element(plot.getByText('Networks', { exact: true })).toHaveAttribute('lang', 'es');
    window.dispatchEvent(new Event('beforeprint'));
    await expect.poll(() => document.querySelector('table:not([role]) small')?.getAttribute('lang')).toBe('es');
    window.dispatchEvent(new Event('afterprint'));
  });

  test('strikes what was taken back since', async () => {
    const lessons = [projectColumn('Networks', 1, { published: false }), projectColumn('Networks', 2)];
    openGrid(
      '?level=1',
      overviewsOf([{ first_name: 'A', last_name: 'B', lessons: '0=3/6/2/60/1' }], { ...columns, lessons }),
    );
    const cell = grid.getByRole('gridcell', { name: '50%, unpublished' });
    await expect.element(cell).toHaveTextContent('50');
    expect(getComputedStyle(cell.element().firstElementChild as Element).textDecorationLine).toBe('line-through');
  });

  test('shows another level when its tab is chosen, and the address says so', async () => {
    const { address } = openGrid('');
    await expect.element(grid.getByTitle('Benchmark', { exact: true })).toHaveAttribute('aria-colspan', '2');
    await expect.element(head('L2 · Project 1.1, Networks – Study Project 1 (Level 2)')).toBeVisible();
    await page.getByRole('radio', { name: 'Level 2' }).click();
    await expect.element(head('Benchmark, Level 2')).toHaveTextContent('Benchmark');
    expect(row('Abdulrahman')).toEqual(['100%', '131:40', '40', '33', '–']);
    expect(address()).toContain('level=2');
    await page.getByRole('radio', { name: 'All' }).click();
    await expect.poll(address).not.toContain('level');
  });

  // D1-9.25
  test('writes times over an hour in minutes, and in hours as a tooltip', async () => {
    openGrid('?level=2');
    await expect.element(grid.getByText('131:40')).toHaveAttribute('title', '2:11:40');
  });
});

describe('sorting', () => {
  test.each([
    [
      progress,
      ['Castellanos', 'الخطيب', 'Okonkwo', 'Abdulrahman'],
      ['Abdulrahman', 'Okonkwo', 'Castellanos', 'الخطيب'],
    ],
    ['Time', ['الخطيب', 'Castellanos', 'Okonkwo', 'Abdulrahman'], ['Abdulrahman', 'Okonkwo', 'Castellanos', 'الخطيب']],
    [
      'Benchmark, Level 1',
      ['Castellanos', 'Okonkwo', 'Abdulrahman', 'الخطيب'],
      ['Abdulrahman', 'Okonkwo', 'Castellanos', 'الخطيب'],
    ],
    [
      'Summary, Level 1',
      ['Abdulrahman', 'Castellanos', 'Okonkwo', 'الخطيب'],
      ['Abdulrahman', 'Castellanos', 'Okonkwo', 'الخطيب'],
    ],
  ])('by %s goes up, then down; who has no score comes last', async (column, up, down) => {
    openGrid();
    const lastNames = () => names().map((name) => name?.split(/[ ,-]/)[0]);
    await head(column).click();
    expect(lastNames()).toEqual(up);
    await expect.element(grid.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'ascending');
    await head(column).click();
    expect(lastNames()).toEqual(down);
    await expect.element(grid.getByRole('columnheader', { name: column })).toHaveAttribute('aria-sort', 'descending');
  });

  test('and searching stand in the address, which shows the same again', async () => {
    const { address } = openGrid();
    await head(progress).click();
    await head(progress).click();
    await page.getByRole('searchbox', { name: 'Find a learner' }).fill('a');
    await expect.poll(address).toContain('name=a');
    const shown = names();
    takeAway();
    openGrid(new URL(address(), window.location.href).search);
    await expect.element(grid.getByRole('columnheader', { name: progress })).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(shown);
  });

  test('by name is where it begins, and is turned round by its head', async () => {
    openGrid();
    const learner = grid.getByRole('columnheader', { name: 'Learner 4' });
    await expect.element(learner).toHaveAttribute('aria-sort', 'ascending');
    await learner.getByRole('button').click();
    expect(names()[0]).toBe('الخطيب, محمد');
    await head('Time').click();
    await learner.getByRole('button').click();
    expect(names()[0]).toBe('Abdulrahman, Yusuf');
  });
});

describe('finding a learner', () => {
  const field = page.getByRole('searchbox', { name: 'Find a learner' });

  test('ignores case, marks and the order of the names, and says how many were found', async () => {
    openGrid();
    await field.fill('maria vega');
    await expect.poll(names).toEqual(['Castellanos de la Vega, María']);
    await expect.element(grid.getByRole('columnheader', { name: 'Learner 1 of 4' })).toBeVisible();
    await field.fill('');
    await expect.poll(() => names().length).toBe(4);
  });

  // D1-8.03, T1-080
  test('says No Results where nobody is found', async () => {
    const { place } = openGrid();
    await field.fill('nobody');
    await expect.element(page.getByText('No Results')).toBeVisible();
    expect(names()).toEqual([]);
    await expectAccessible(place);
  });
});

describe('keys', () => {
  test('one cell is reached with Tab, arrows move, and the focus stays when the grid is sorted', async () => {
    openGrid();
    await enterGrid();
    expect(document.querySelectorAll('[role="grid"] [tabindex="0"]')).toHaveLength(1);
    expect(focused()).toBe('0:0');
    await press('{ArrowRight}', '{ArrowRight}', '{ArrowDown}');
    expect(focused()).toBe('1:2');
    await press('{End}');
    expect(focused()).toBe('1:7');
    await press('{Control>}{Home}{/Control}', '{ArrowUp}');
    expect(focused()).toBe('-1:0');
    await press('{Enter}');
    await expect.poll(() => names()[0]).toBe('الخطيب, محمد');
    expect(focused()).toBe('-1:0');
  });

  test('Enter opens the learner; Escape closes, and the focus is back on the cell', async () => {
    const student = studentOf({
      first_name: 'María',
      last_name: 'Castellanos de la Vega',
      benchmarks: '0=8/20/8/400/1',
    });
    const { address } = openGrid('?level=1', { studentGradebookOverview: () => student });
    await enterGrid();
    await press('{ArrowDown}', '{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{Enter}');
    await expect.element(page.getByRole('dialog', { name: 'María Castellanos de la Vega' })).toBeVisible();
    expect(address()).toContain('learner=u2');
    await press('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    expect(address()).not.toContain('learner');
    await expect.poll(focused).toBe('1:3');
  });

  test('arrows follow the screen where it is written from right to left', async () => {
    document.documentElement.dir = 'rtl';
    openGrid();
    await enterGrid();
    await press('{ArrowLeft}', '{ArrowLeft}');
    expect(focused()).toBe('0:2');
    await press('{ArrowRight}');
    expect(focused()).toBe('0:1');
  });
});

describe('the figures behind a cell', () => {
  const tip = page.getByRole('tooltip');

  test('are shown for the cell with the focus, until Escape', async () => {
    openGrid();
    await enterGrid();
    await press('{ArrowDown}', '{ArrowDown}', '{End}', '{ArrowLeft}', '{ArrowLeft}');
    await expect.element(tip).toBeVisible();
    const lines = () => [...tip.element().children].map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      'Networks – Study Project 2 (Level 1)',
      '4 of 6 correct (67%)',
      'First try: 3 of 6 (50%)',
      'Attempt 2',
      'Time 03:20 (0:03:20)',
    ]);
    expect(document.activeElement?.getAttribute('aria-describedby')).toBe(tip.element().id);
    await press('{ArrowRight}');
    expect(lines()).toEqual(['Privacy – Study Project 1 (Level 1)', 'In progress, 2 of 6', 'Time 01:30 (0:01:30)']);
    await press('{Escape}');
    await expect.element(tip).not.toBeInTheDocument();
  });

  test('are shown for the cell under a resting pointer and stay while the pointer is on them', async () => {
    openGrid();
    await grid.getByRole('gridcell', { name: '90%' }).hover();
    await expect.element(tip).toMatchTextContent('18 of 20 correct (90%)Attempt 1');
    await tip.hover();
    await expect.element(tip).toBeVisible();
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.element(tip).not.toBeInTheDocument();
  });
});

describe('a large gradebook', () => {
  const heads = {
    benchmarks: columns.benchmarks,
    lessons: Array.from({ length: 14 }, (_, lesson) =>
      [1, 2, 3, 4].map((number) => projectColumn(`Lesson ${lesson + 1}`, number)),
    ).flat(),
    summaries: columns.summaries,
  };
  const many: BookedLearner[] = Array.from({ length: 1000 }, (_, index) => ({
    first_name: 'Learner',
    last_name: `Number ${index + 1}`,
    lessons: heads.lessons.map((_column, column) => `${column}=${(index + column) % 7}/6/0/60/1`).join(';'),
  }));

  test('of 1,000 learners and 60 exercises keeps only what is in view, and every cell can be reached', async () => {
    openGrid('', overviewsOf(many, heads));
    await enterGrid();
    expect(grid.element().getAttribute('aria-rowcount')).toBe('1002');
    expect(rows().length).toBeLessThan(40);
    expect(document.querySelectorAll('[role="grid"] td').length).toBeLessThan(600);
    await press('{Control>}{End}{/Control}');
    expect(focused()).toBe('999:62');
    const cell = document.activeElement as HTMLElement;
    await expect.poll(() => names().at(-1)).toBe('Number 1000, Learner');
    const [box, frame] = [cell.getBoundingClientRect(), grid.element().parentElement?.getBoundingClientRect()];
    expect(box.right).toBeLessThanOrEqual((frame?.right ?? 0) + 1);
    expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
    await press('{Control>}{Home}{/Control}');
    expect(focused()).toBe('0:0');
  });

  test('is as wide as the screen at 320 px; the grid scrolls in itself', async () => {
    await page.viewport(320, 800);
    const { place } = openGrid('', overviewsOf(many.slice(0, 30), heads));
    await expect.poll(() => rows().length).toBeGreaterThan(0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(rows()[0]?.getBoundingClientRect().height).toBe(45);
    await expectAccessible(place);
  });

  test('is printed whole', async () => {
    openGrid('', overviewsOf(many.slice(0, 30), heads));
    await expect.poll(() => rows().length).toBeGreaterThan(0);
    window.dispatchEvent(new Event('beforeprint'));
    const printed = [...document.querySelectorAll('table:not([role])')];
    expect(printed).toHaveLength(6);
    expect(printed.map((table) => table.querySelectorAll('tbody tr').length)).toEqual([30, 30, 30, 30, 30, 30]);
    expect(printed.flatMap((table) => [...table.querySelectorAll('thead th + th')])).toHaveLength(62);
    window.dispatchEvent(new Event('afterprint'));
    await expect.poll(() => document.querySelectorAll('table:not([role])').length).toBe(0);
  });
});
