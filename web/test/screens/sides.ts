import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { fromLeft } from './lenses.ts';
import { inArabic } from './wear.ts';

const box = (element: Element) => element.getBoundingClientRect();
const middle = (element: Element) => box(element).left + box(element).width / 2;

/** The first stands to the right of the second, as in a page that is written from right to left. */
function expectBefore(first: Element | null | undefined, second: Element | null | undefined): void {
  if (!first || !second) throw new Error(`Nothing is there: ${first ? 'second' : 'first'}`);
  expect({ first: first.textContent, right: middle(first) > middle(second) }).toEqual({
    first: first.textContent,
    right: true,
  });
}

const heading = (name: RegExp, level?: number) =>
  page
    .getByRole('heading', level === undefined ? { name } : { name, level })
    .first()
    .element();
const linkToEbook = () =>
  page
    .getByRole('link', { name: /E-book/ })
    .first()
    .element();
const { course, name } = inArabic;

/** What of a course in Arabic stands on which side of an app in English, by the screen or its state. */
export const sides: Readonly<Record<string, () => void>> = {
  'a group of a learner': () => {
    const [tile, ring] = document.querySelector('main article')?.firstElementChild?.children ?? [];
    expectBefore(tile, ring);
    const title = heading(/Living Online/);
    expect(box(title).right - box(title.querySelector('bdi')!).right).toBeLessThan(1);
  },
  'course settings': () => {
    const dialog = page.getByRole('dialog', { name: 'Course Settings' });
    const fields = dialog.getByRole('group', { name: 'Benchmark, level 1' }).getByRole('textbox');
    expect(
      box(
        dialog
          .getByText(/Living Online/)
          .first()
          .element(),
      ).right,
    ).toBeLessThan(box(dialog.element()).right);
    expectBefore(fields.last().element(), fields.first().element());
  },
  'a course': () => {
    const title = heading(/Living Online/, 1);
    expectBefore(title.previousElementSibling, title);
    expect(box(title).right).toBeGreaterThan(1100);
    expectBefore(page.getByRole('group', { name: 'Level' }).element(), page.getByRole('complementary').element());
    const lesson = heading(/Networks/);
    expectBefore(lesson.previousElementSibling, lesson);
    expectBefore(lesson, lesson.nextElementSibling);
    const row = page.getByRole('listitem').filter({ hasText: 'A mesh' }).first();
    expectBefore(row.element().firstElementChild, row.getByRole('heading').element());
    expectBefore(row.getByRole('heading').element(), row.getByRole('link').element());
    expect(getComputedStyle(linkToEbook().querySelector('svg:last-child')!).transform).toContain('-1');
  },
  'the materials of a course': () => {
    const lesson = heading(/Networks/);
    expectBefore(lesson.previousElementSibling, lesson);
    expectBefore(lesson, linkToEbook());
  },
  'the own gradebook': () => {
    const row = page.getByRole('listitem').filter({ hasText: 'A guest network' }).first().element();
    expectBefore(row.firstElementChild, row.children[1]);
  },
  'an e-book': () => {
    expectBefore(page.getByRole('navigation', { name: 'Contents' }).element(), page.getByRole('article').element());
    expectBefore(page.getByText('PREV').element(), page.getByText('NEXT').element());
  },
  'flash cards': () => {
    expectBefore(page.getByText('Show definition').element(), page.getByRole('region').element());
    expectBefore(page.getByText('Prev', { exact: true }).element(), page.getByText('Next', { exact: true }).element());
    expectBefore(heading(/./, 1), page.getByRole('combobox').element());
  },
  'a roster that was read': () => {
    const short = page.getByText(/3 people join at sign-in, 1 place is free/).element();
    expect(fromLeft(short, [name, '3', 'people'])).toEqual([name, '3', 'people']);
  },
  'a file that was discarded, and what uses another': () => {
    const file = page.getByText(`${name} mast.png`, { exact: true }).element();
    expect(fromLeft(file, [name, 'mast'])).toEqual(['mast', name]);
  },
  videos: () => {
    expect(
      heading(new RegExp(`${course} How a mesh`), 2)
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('ar');
  },
};
