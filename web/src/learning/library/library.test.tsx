import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';
import { lessonOf, progressOf } from '../../../test/values.ts';

const course = '/group/g1/course/c1';
const full = lessonOf({ number_of_pages: 14, number_of_cards: 12, number_of_clips: 1 });
const cardsOnly = lessonOf({ id: 'l2', name: 'Privacy', slug: 'privacy', number_of_cards: 3 });
const nothing = lessonOf({ id: 'l3', name: 'Nothing yet', slug: 'nothing' });
const openLibrary = (lessons: unknown, below = '') =>
  openApp(`${course}/library${below}`, { studentCourseProgress: progressOf(), lessons });
const lessonRow = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

describe('the library', () => {
  // D1-2.67, 2.72
  test('lists the e-book, Quickdeck and Quickclip of each lesson with their size', async () => {
    const { place } = openLibrary([full, cardsOnly, nothing]);
    const links = lessonRow('Networks').getByRole('link');
    await expect.element(links).toHaveLength(3);
    expect(
      links.elements().map((link) => [(link as HTMLElement).innerText.split('\n'), link.getAttribute('href')]),
    ).toEqual([
      [['E-book', '14 pages', 'of Networks'], `${course}/library/e-book/networks`],
      [['Quickdeck', '12 cards', 'of Networks'], `${course}/library/quickdeck/networks`],
      [['Quickclip', '1 clip', 'of Networks'], `${course}/library/quickclip/networks`],
    ]);
    await expect.element(lessonRow('Privacy').getByRole('link')).toHaveLength(1);
    await expect.element(lessonRow('Nothing yet')).not.toBeInTheDocument();
    await expectAccessible(place);
    await page.viewport(320, 800);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await page.viewport(1280, 800);
  });

  test('shows one kind where the address or the reader asks for it', async () => {
    const { address } = openLibrary([full, cardsOnly], '?kind=e-book');
    await expect.element(lessonRow('Networks').getByRole('link')).toHaveLength(1);
    await expect.element(lessonRow('Privacy')).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Quickdeck' }).click();
    await expect.element(lessonRow('Privacy')).toBeVisible();
    expect(address()).toBe(`${course}/library?kind=quickdeck`);
  });

  test('says so where there is nothing, and where it could not be loaded', async () => {
    openLibrary([nothing]);
    await expect.element(page.getByText('There are no study materials yet.')).toBeVisible();
    openLibrary(() => refuse('INTERNAL', 'bug'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Error...');
  });
});

describe.each(['e-book', 'quickdeck', 'quickclip'])('the address of the %s of a lesson', (kind) => {
  const school = {
    studentCourseProgress: progressOf(),
    lessons: [full, cardsOnly],
    group: { id: 'g1', name: 'Evening Cohort B' },
    course: { id: 'c1', name: 'Living Online' },
  };

  test('that is a former name becomes the present one', async () => {
    const { address } = openApp(`${course}/library/${kind}/old-name`, { ...school, lesson: full });
    await expect.element(page.getByRole('combobox', { name: 'Lesson' }).first()).toHaveValue('networks');
    await expect.poll(address).toBe(`${course}/library/${kind}/networks`);
  });

  // D1-2.75
  test('that nobody knows leads to the library', async () => {
    const lesson = () => refuse('NOT_FOUND', 'Not found, or you do not have access.');
    const { address } = openApp(`${course}/library/${kind}/nobody`, { ...school, lesson });
    await expect.element(lessonRow('Networks')).toBeVisible();
    expect(address()).toBe(`${course}/library`);
  });

  // D1-2.73, 2.74
  test('changes with the choice of another published lesson', async () => {
    const lesson = ({ where }: { where: { slug: string } }) => (where.slug === 'privacy' ? cardsOnly : full);
    const { address } = openApp(`${course}/library/${kind}/networks`, { ...school, lesson });
    await page.getByRole('combobox', { name: 'Lesson' }).first().selectOptions('Privacy');
    await expect.poll(address).toBe(`${course}/library/${kind}/privacy`);
  });

  test('says why a locked group does not open it', async () => {
    const lesson = () => refuse('GROUP_LOCKED', 'This group is locked. Ask your instructor to open it.');
    openApp(`${course}/library/${kind}/networks`, { ...school, lesson });
    await expect.element(page.getByRole('alert')).toMatchTextContent('This group is locked.');
  });
});
