import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { columns, overviewsOf, projectColumn, type BookedLearner } from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';

const group = groupOf({
  allowed_operations: groupOperations,
  my_role: 'INSTRUCTOR',
  courses: [groupCourseOf({ levels: 2 })],
});
const openPlots = (learners: readonly BookedLearner[], heads = columns, search = '?level=1') =>
  openApp(`/group/g1/gradebook${search}`, { group, ...overviewsOf(learners, heads) });

const scores = [8, 11, 13, 14, 15, 15, 16, 20];
const people = scores.map((score, index): BookedLearner => ({
  first_name: 'Learner',
  last_name: `${index}`,
  benchmarks: `0=${score - 6}/20/0/60/1${index < 3 ? `;1=${score}/20/0/60/1` : ''}`,
  lessons: `0=6/6/${index % 4}/60/1;1=6/6/6/60/1;3=6/6/5/60/1`,
  summaries: `0=${score}/20/0/60/1`,
}));

const plot = (title: string) => page.getByRole('region', { name: title });
const figures = (title: string) =>
  [...plot(title).element().querySelectorAll('svg [data-mark]')].map((mark) =>
    [...mark.querySelectorAll('text')].map((text) => text.textContent),
  );
async function tableOf(title: string): Promise<(string | null)[][]> {
  await plot(title)
    .getByRole('button', { name: `More about ${title}` })
    .click();
  await page.getByRole('menuitem', { name: 'Show as table' }).click();
  const table = plot(title).getByRole('table').element();
  return [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
}

/** How many pixels two texts cover of each other, across or down, whichever is less; their boxes are a little higher than the letters. */
const overlap = (a: DOMRect, b: DOMRect) =>
  Math.max(
    0,
    Math.min(
      Math.min(a.right, b.right) - Math.max(a.left, b.left),
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
    ),
  );

afterEach(() => page.viewport(1280, 800));

describe('the distribution of summary scores', () => {
  const title = 'Summary scores';

  test('has a bar for each step of 5 with its number; its table is the same', async () => {
    openPlots(people);
    await expect.element(plot(title)).toMatchTextContent('8 learners, latest attempt');
    await expect.poll(() => figures(title)).toEqual([['1'], ['1'], ['1'], ['1'], ['2'], ['1'], ['1']]);
    const marked = [...plot(title).element().querySelectorAll('[data-mark]')].map((mark) =>
      mark.getAttribute('data-mark'),
    );
    const table = await tableOf(title);
    const counted = table.filter(([, count]) => count !== '0');
    expect(counted.map(([range]) => range?.split(' ')[0])).toEqual(marked);
    expect(counted.map(([, count]) => count)).toEqual(['1', '1', '1', '1', '2', '1', '1']);
    expect(table.at(-1)).toEqual(['95 to 100', '1']);
  });

  test('hatches what is below 75 and says in a sentence how many reached it', async () => {
    openPlots(people);
    await expect
      .element(plot(title).getByRole('figure'))
      .toHaveAccessibleName('Summary scores of 8 learners: 4 reached 75, 4 did not yet.');
    await expect.poll(() => figures(title).length).toBe(7);
    const hatched = [...plot(title).element().querySelectorAll('[data-mark]')]
      .filter((mark) => mark.querySelector('rect')?.style.fill.startsWith('url('))
      .map((mark) => mark.getAttribute('data-mark'));
    expect(hatched).toEqual(['40', '55', '65', '70']);
  });

  test('says so where nobody has finished one', async () => {
    openPlots([{ first_name: 'A', last_name: 'B' }]);
    await expect.element(plot(title)).toMatchTextContent('Nobody has finished a summary yet.');
  });
});

describe('the change from benchmark to summary', () => {
  const title = 'Benchmark to summary';

  test('has the means of each level at its marks; its table is the same', async () => {
    openPlots(people);
    await expect
      .poll(() => figures(title))
      .toEqual([
        ['Level 1', '40', '70'],
        ['Level 2', '53', 'no summary yet'],
      ]);
    await expect
      .element(plot(title).getByRole('figure'))
      .toHaveAccessibleName(
        'Level 1: from 40 to 70, mean of 8 learners. Level 2: benchmark 53, summary not finished yet.',
      );
    expect(await tableOf(title)).toEqual([
      ['Level 1', '40', '70', '8'],
      ['Level 2', '53', '–', '3'],
    ]);
  });

  test.each([
    ['only the summary is finished', { summaries: '0=20/20/20/60/1' }, ['Level 1', '100', 'no benchmark']],
    ['nothing of a level is finished', { benchmarks: '1=10/20/10/60/1' }, ['Level 1', 'nothing finished yet']],
    [
      'before and after are close',
      { benchmarks: '0=15/20/15/60/1', summaries: '0=15/20/15/60/1' },
      ['Level 1', '75', '75'],
    ],
  ])('is drawn where %s', async (_case, cells, first) => {
    openPlots([{ first_name: 'A', last_name: 'B', ...cells }]);
    await expect.poll(() => figures(title)[0]).toEqual(first);
    const texts = [...plot(title).element().querySelectorAll('[data-mark="1"] text')];
    const boxes = texts.map((text) => text.getBoundingClientRect());
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(overlap(box, other)).toBeLessThan(3);
  });
});

describe('what was correct at the first try', () => {
  const title = 'Correct at first try, by lesson';

  test('has the lowest lesson first with its percentage; its table is the same', async () => {
    openPlots(people);
    await expect.poll(() => figures(title)).toEqual([['63%'], ['83%']]);
    expect([...plot(title).element().querySelectorAll('li > span')].map(({ textContent }) => textContent)).toEqual([
      'Networks',
      'Privacy',
    ]);
    await expect
      .element(plot(title).getByRole('figure'))
      .toHaveAccessibleName('Correct at first try in 2 lessons: 1 below 75. Lowest is Networks with 63%.');
    expect(await tableOf(title)).toEqual([
      ['Networks', '63%', '60 of 96'],
      ['Privacy', '83%', '40 of 48'],
    ]);
  });

  test('draws the six lowest of many lessons; the table has all', async () => {
    const lessons = Array.from({ length: 24 }, (_, lesson) => projectColumn(`Lesson ${lesson + 1}`, 1));
    const cells = lessons.map((_lesson, column) => `${column}=24/24/${24 - column}/60/1`).join(';');
    openPlots([{ first_name: 'A', last_name: 'B', lessons: cells }], { ...columns, lessons });
    await expect.element(plot(title)).toMatchTextContent('lowest 6 of 24');
    await expect.poll(() => figures(title).map(([figure]) => figure)).toEqual(['4%', '8%', '13%', '17%', '21%', '25%']);
    expect(await tableOf(title)).toHaveLength(24);
  });
});

test('the name of a lesson stands whole in the plot', async () => {
  const name = 'Spreadsheets that you can trust, and what to do with those of other people';
  const lessons = [projectColumn(name, 1), projectColumn('Networks', 1)];
  openPlots([{ first_name: 'A', last_name: 'B', lessons: '0=2/6/2/60/1;1=4/6/4/60/1' }], { ...columns, lessons });
  await expect.element(page.getByRole('region', { name: /^Correct at first try/ }).getByText(name)).toBeVisible();
  const shown = [...plot('Correct at first try, by lesson').element().querySelectorAll('li > span')];
  for (const one of shown) expect(one.scrollWidth).toBeLessThanOrEqual(one.clientWidth + 1);
  const [long, short] = shown.map((one) => (one.closest('li') as HTMLElement).getBoundingClientRect());
  expect(long?.height).toBeGreaterThan(50);
  expect(short?.top).toBeGreaterThanOrEqual(long?.bottom ?? 0);
});

test('plots without anything to show take the room of a sentence', async () => {
  openPlots([{ first_name: 'A', last_name: 'B' }]);
  await expect.element(plot('Summary scores')).toMatchTextContent('Nobody has finished a summary yet.');
  expect(plot('Summary scores').element().getBoundingClientRect().height).toBeLessThan(100);
  const menus = page.getByRole('button', { name: /^More about/ }).elements();
  expect(new Set(menus.map((menu) => menu.getBoundingClientRect().top)).size).toBe(1);
});

describe('every plot', () => {
  const titles = ['Summary scores', 'Benchmark to summary', 'Correct at first try, by lesson'];

  test('is found by axe without fault, as a plot and as a table', async () => {
    const { place } = openPlots(people);
    await expect.poll(() => titles.map((title) => figures(title).length)).toEqual([7, 2, 2]);
    await expectAccessible(place);
    for (const title of titles) await tableOf(title);
    await expectAccessible(place);
  });

  test('comes back from its table', async () => {
    openPlots(people);
    await tableOf('Summary scores');
    await page.getByRole('button', { name: 'More about Summary scores' }).click();
    await page.getByRole('menuitem', { name: 'Show as plot' }).click();
    await expect.poll(() => figures('Summary scores').length).toBe(7);
  });

  test('is swiped on a narrow screen, one at a time, and the page does not grow', async () => {
    await page.viewport(390, 800);
    openPlots(people);
    await expect.poll(() => figures('Summary scores').length).toBe(7);
    const widths = titles.map((title) => plot(title).element().getBoundingClientRect().width);
    for (const width of widths) expect(width).toBeGreaterThan(290);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    const strip = plot('Summary scores').element().parentElement as HTMLElement;
    expect(strip.scrollWidth).toBeGreaterThan(900);
    expect(getComputedStyle(strip).scrollSnapType).toContain('mandatory');
  });
});
