import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { openApp } from '../../../../test/open-app.tsx';
import { lessonOf } from '../../../../test/values.ts';

const terms = ['Access point', 'Bandwidth', 'Gateway', 'Handshake', 'Latency', 'Mesh'];
const cards = terms.map((term, index) => ({
  id: `card${index}`,
  title: '',
  term: `<p>${term}</p>`,
  definition: `<p>What ${term} means.</p>`,
  image: null,
  published: true,
}));
const openDeck = (values: Record<string, unknown> = { cards }, search = '') =>
  openApp(`/group/g1/course/c1/library/quickdeck/networks${search}`, {
    lesson: lessonOf(values),
    lessons: [lessonOf()],
    group: { id: 'g1', name: 'Evening Cohort B' },
    course: { id: 'c1', name: 'Living Online' },
  });
const region = page.getByRole('region', { name: /Terms in this set/ });
const numbers = page.getByRole('navigation', { name: 'Cards' });
const shown = async (text: string) => await expect.element(page.getByText(text, { exact: true }).first()).toBeVisible();

describe('flash cards', () => {
  test('show the term first and turn by their button', async () => {
    const { place } = openDeck();
    await shown('1 of 6');
    await page.getByRole('button', { name: 'Show definition' }).click();
    await shown('What Access point means.');
    await expect.element(page.getByRole('button', { name: 'Show term' })).toHaveFocus();
    await expectAccessible(place);
    await page.getByRole('button', { name: 'Show term' }).click();
    await expect.element(page.getByRole('button', { name: 'Show definition' })).toBeVisible();
  });

  // D1-1.07, 2.122
  test('turn by a press anywhere on them and by Space', async () => {
    openDeck();
    await page.getByText('1 of 6').click();
    await shown('What Access point means.');
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Show definition' })).toBeVisible();
  });

  test('follow the arrow keys, which stop at both ends; a new card shows its term', async () => {
    openDeck();
    await page.getByRole('button', { name: 'Show definition' }).click();
    await userEvent.keyboard('{ArrowRight}');
    await shown('2 of 6');
    await expect.element(page.getByRole('button', { name: 'Show definition' })).toBeVisible();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await shown('1 of 6');
  });

  test('follow the arrow keys in the direction of their language', async () => {
    openDeck({ cards, language: 'ar' });
    await shown('1 of 6');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByText('2 of 6')).toBeVisible();
  });

  // D1-2.120, 2.121, 9.12, T1-037, 038
  test('are reached by Prev and Next, by numbers in a window of four and by the list of terms', async () => {
    openDeck();
    await expect.element(page.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: 'Next' }).click();
    const shownNumbers = () =>
      numbers
        .getByRole('button', { name: /^Card/ })
        .elements()
        .map((button) => button.textContent);
    await expect.poll(shownNumbers).toEqual(['2', '3', '4', '5']);
    await expect.element(numbers.getByRole('button', { name: 'Card 3' })).toHaveAttribute('aria-current', 'true');
    await numbers.getByRole('button', { name: 'Card 5' }).click();
    await shown('5 of 6');
    await region.getByRole('button', { name: /Mesh/ }).click();
    await shown('6 of 6');
    await expect.element(region.getByRole('button', { name: /Mesh/ })).toHaveAttribute('aria-current', 'true');
    await expect.element(page.getByRole('button', { name: 'Next' })).toBeDisabled();
  });

  test('are taken up at the one that the address names, which follows', async () => {
    const { address } = openDeck({ cards }, '?card=3');
    await shown('3 of 6');
    await page.getByRole('button', { name: 'Next' }).click();
    await shown('4 of 6');
    expect(address()).toContain('?card=4');
  });

  test('leave the keys to parts that use them themselves', async () => {
    openDeck();
    const select = page.getByRole('combobox', { name: 'Lesson' });
    await expect.element(select).toBeVisible();
    (select.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await shown('1 of 6');
  });

  // T1-028
  test('are counted in the head of their list', async () => {
    openDeck();
    await expect.element(page.getByRole('heading', { name: 'Terms in this set(6)' })).toBeVisible();
  });

  test('are read in the direction of their language', async () => {
    openDeck({ language: 'ar', cards: [{ ...cards[0], term: '<p>التصيد</p>' }] });
    const face = page.getByText('التصيد').first();
    await expect.element(face).toBeVisible();
    expect(getComputedStyle(face.element()).direction).toBe('rtl');
  });

  // D1-2.123, T1-039, 098
  test('say so where there are none', async () => {
    const { place } = openDeck({ cards: [] });
    await expect.element(page.getByText('No Cards')).toBeVisible();
    await expectAccessible(place);
  });
});

test('the head says where the cards belong and leads to the other materials of the lesson', async () => {
  openDeck();
  const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
  for (const label of ['Home', 'Evening Cohort B', 'Living Online', 'Study Materials'])
    await expect.element(way).toMatchTextContent(label);
  await expect
    .element(page.getByRole('link', { name: 'E-book' }))
    .toHaveAttribute('href', '/group/g1/course/c1/library/e-book/networks');
  await expect.element(page.getByRole('link', { name: 'Quickdeck' })).toHaveAttribute('aria-current', 'page');
});
