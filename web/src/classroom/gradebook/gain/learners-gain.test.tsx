import { groupOperations } from '@lectern/domain/classroom/group/group-operations.ts';
import { afterEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { gainOf, learningGainOf } from '../../../../test/gradebook-values.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { groupCourseOf, groupOf } from '../../../../test/values.ts';

const group = groupOf({
  allowed_operations: groupOperations,
  my_role: 'INSTRUCTOR',
  courses: [groupCourseOf({ levels: 2 })],
});
const grid = page.getByRole('grid', { name: 'Gain by learner' });
const many = Array.from({ length: 1000 }, (_, index) => ({
  user_id: `u${index}`,
  first_name: 'Learner',
  last_name: `Number ${index}`,
  gain: index === 1 ? gainOf(0, 0, 4) : gainOf(40, 40 + (index % 50)),
}));
const open = (learners: object[] = many) =>
  openApp('/group/g1/gradebook?view=gain', { group, learningGain: () => learningGainOf({ learners }) });
const shown = () =>
  [...grid.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
const focused = () => document.activeElement?.closest('[data-place]')?.getAttribute('data-place');
async function enterGrid() {
  await expect.element(grid.getByRole('row').nth(3)).toBeVisible();
  grid.element().querySelector<HTMLElement>('[data-place][tabindex="0"]')?.focus();
}

afterEach(async () => {
  document.documentElement.dir = 'ltr';
  await page.viewport(1280, 800);
});

describe('the gain of each of a thousand learners', () => {
  test('stands in a grid that holds the rows in view; head and names stay', async () => {
    const { place } = open();
    await enterGrid();
    expect(grid.element().getAttribute('aria-rowcount')).toBe('1002');
    expect(grid.element().getAttribute('aria-colcount')).toBe('6');
    expect(shown().length).toBeLessThan(50);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect.poll(focused).toBe('999:5');
    await userEvent.keyboard('{Home}');
    expect(document.activeElement?.textContent).toBe('Number 999, Learner');
    const edge = grid.element().parentElement?.getBoundingClientRect();
    const topOf = (selector: string) => grid.element().querySelector(selector)?.getBoundingClientRect();
    expect(topOf('thead')?.top).toBe(edge?.top);
    expect(topOf('tbody th')?.left).toBe(edge?.left);
    await expectAccessible(place);
  });

  test('is sorted by any figure, searched, and opened, with keys alone', async () => {
    const { address } = open();
    await enterGrid();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{Enter}{Enter}');
    await expect
      .element(grid.getByRole('columnheader', { name: 'Summary' }))
      .toHaveAttribute('aria-sort', 'descending');
    expect(address()).toContain('sort=after&down=true');
    await expect
      .poll(() => shown()[0])
      .toEqual(['Number 49, Learner', '40%', '89%', '+49likely +41 to +57', '0.82', '20']);
    await page.getByRole('searchbox', { name: 'Find a learner' }).fill('99');
    await expect.element(grid.getByRole('columnheader', { name: 'Learner 11 of 1000' })).toBeVisible();
    await expect.element(page.getByText('11 of 1,000 learners found')).toBeInTheDocument();
    await enterGrid();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(address).toContain('learner=u99&');
    const figures = page.getByRole('dialog');
    await expect.element(figures).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(figures).not.toBeInTheDocument();
    await expect.poll(focused).toBe('0:2');
    // Its code is here by now: the key that opens it is not taken by the button that closes it.
    await userEvent.keyboard('{Enter}');
    await expect.element(figures).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(figures).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(figures).toBeVisible();
    expect(address()).toContain('learner=u999&');
  });

  test('has names and sentences whole on a narrow screen, where keys still find each of a thousand', async () => {
    await page.viewport(390, 844);
    const named = many.map((one) => ({
      ...one,
      last_name: `${one.last_name} Castellanos de la Vega Okonkwo-Bergström`,
    }));
    const { place } = open(named);
    await enterGrid();
    const rows = () => [...grid.element().querySelectorAll('tbody tr')];
    const sentence = rows()[1]?.querySelector('td > span');
    const inside = (part: Element | null | undefined, whole: Element | null | undefined) => {
      const [inner, outer] = [part, whole].map((one) => one?.getBoundingClientRect());
      return inner && outer && inner.top >= outer.top && inner.bottom <= outer.bottom && inner.height > 0;
    };
    expect(inside(sentence, rows()[1])).toBe(true);
    expect(sentence?.getBoundingClientRect().right).toBeLessThanOrEqual(390);
    expect(rows().every((row) => inside(row.querySelector('bdi'), row))).toBe(true);
    await userEvent.keyboard('{Control>}{End}{/Control}{Home}');
    await expect.poll(focused).toBe('999:0');
    expect(inside(document.activeElement, grid.element().parentElement)).toBe(true);
    expect(rows().every((row) => inside(row.querySelector('bdi'), row))).toBe(true);
    await expectAccessible(place);
  });

  test('is found again as it was left, however high its rows are', async () => {
    await page.viewport(390, 844);
    const { router } = open();
    await enterGrid();
    const scroller = () => grid.element().parentElement!;
    scroller().scrollTo({ top: scroller().scrollHeight });
    await expect.element(grid.getByText('Number 999, Learner')).toBeVisible();
    const left = scroller().scrollTop;
    expect(left).toBeGreaterThan(1000 * 45);
    await router.navigate({ to: '/group/$groupId/members', params: { groupId: 'g1' } });
    await expect.element(grid).not.toBeInTheDocument();
    router.history.back();
    await expect.poll(() => grid.query()?.parentElement?.scrollTop).toBe(left);
  });

  test('is printed whole, each sentence across the figures that are missing', async () => {
    open();
    await enterGrid();
    window.dispatchEvent(new Event('beforeprint'));
    const printed = () => [...document.querySelectorAll('section:has([role="grid"]) table:not([role]) tbody tr')];
    await expect.poll(() => printed().length).toBe(1000);
    const cells = [...(printed()[1]?.children ?? [])] as HTMLTableCellElement[];
    const why = 'Needs 10 questions in both (4 so far).';
    expect(cells.map(({ textContent, colSpan }) => [textContent, colSpan])).toEqual([
      ['Number 1, Learner', 1],
      [why, 4],
      ['4', 1],
    ]);
    window.dispatchEvent(new Event('afterprint'));
  });

  test('says in each cell why there is no figure, and shows it once', async () => {
    open();
    await enterGrid();
    const why = 'Needs 10 questions in both (4 so far).';
    expect(shown()[1]).toEqual(['Number 1, Learner', why, '', '', '', '4']);
    const heard = [...grid.element().querySelectorAll('[data-place^="1:"]')].map((cell) =>
      cell.getAttribute('aria-label'),
    );
    expect(heard).toEqual([null, why, why, why, why, null]);
  });

  test('is walked through in the direction of the page', async () => {
    document.documentElement.dir = 'rtl';
    open();
    await enterGrid();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe('0:2');
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(focused()).toBe('1:1');
  });
});
