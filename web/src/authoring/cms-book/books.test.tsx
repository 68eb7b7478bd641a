import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { bookOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';

const school = (books: readonly unknown[]) => ({
  viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
  books,
});

// D2-1.11, 2.16, 2.17, 9.37, R2-06
test('the e-books stand two in a row, each with its product and in its colour', async () => {
  const product = { id: 'p2', name: 'Cooking', color: '#ff0000' };
  const books = [bookOf(), bookOf({ id: 'b2', name: 'Stoves', product }), bookOf({ id: 'b3', name: 'Routers' })];
  const { place } = openApp('/cms/ebook', school(books));
  const cards = page.getByRole('article');
  await expect.element(cards.nth(1)).toMatchTextContent('Cooking · 2 pages');
  const tops = cards.elements().map((card) => Math.round(card.getBoundingClientRect().top));
  expect(tops[0]).toBe(tops[1]);
  expect(tops[2]).toBeGreaterThan(tops[1] ?? 0);
  const accents = [...place.querySelectorAll<HTMLElement>('article [style]')].map((tile) =>
    tile.style.getPropertyValue('--accent'),
  );
  expect(accents).toEqual(['#0f766e', '#ff0000', '#0f766e']);
  await expectAccessible(place);
});

// D2-8.06
test('a shelf without e-books says so', async () => {
  openApp('/cms/ebook', school([]));
  await expect.element(page.getByText('There are no e-books yet.')).toBeVisible();
});
