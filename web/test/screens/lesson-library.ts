import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { bookOf } from '../cms-values.ts';
import { choicesOf, clipOf, librarySchool, pageIds } from '../library-values.ts';
import { button, called, dialog, type Screen } from './screen.ts';

const course = '/cms/product/p1/course/c1';
const says = () =>
  librarySchool({
    lessonPageChoices: choicesOf({ page_ids: pageIds }),
    book: bookOf({ pages: choicesOf().books[0]?.pages }),
    contentItem: {
      id: pageIds[0],
      kind: 'BOOK_PAGE',
      version: 1,
      published: null,
      content: { title: 'Part 1', content: '<p>Copper.</p>', page_number: 1 },
    },
    quickclipCards: [clipOf({ title: 'A network' })],
  });

/** Adds something without a word about it. */
const addNothing = (add: () => string) => async () => {
  await button(add()).click();
  await dialog.getByRole('button', { name: texts.cms.form.save }).click();
  await expect.element(dialog.getByRole('textbox').first()).toBeInTheDocument();
};

/** Opens the editor of the first page of the list. */
async function editPage() {
  document.querySelector<HTMLElement>('[data-page]')?.click();
  await expect.element(page.getByRole('textbox', { name: called('Content') })).toBeVisible();
}

const part = (kind: string, listed: string): Omit<Screen, 'name'> => ({
  at: `${course}?tab=library&library=${kind}&lesson=l1`,
  says,
  long: true,
  ready: () => page.getByText(called(listed)).first(),
});

/** Where authors put together what a lesson gives to read, to turn over and to watch. */
export const lessonLibraryScreens: readonly Screen[] = [
  { name: 'the libraries of lessons', at: `${course}?tab=library`, says },
  {
    name: 'the e-book of a lesson',
    ...part('ebook', 'Part 1'),
    // Its rows, which are the course's, number the pages in words of the app.
    but: ['mirrored'],
    leadsTo: [['a page of an e-book in its editor', editPage]],
  },
  {
    name: 'the flash cards of a lesson',
    ...part('quickdecks', 'Router'),
    leadsTo: [['a flash card that says too little', addNothing(() => texts.cmsCards.quickdeck.add)]],
  },
  {
    name: 'the videos of a lesson',
    ...part('quickclips', 'A network'),
    leadsTo: [['a video that says too little', addNothing(() => texts.cmsCards.quickclip.add)]],
  },
  {
    name: 'the files for instructors',
    at: `${course}?tab=resources`,
    says,
    long: true,
    ready: () => page.getByText(called('Poster')).first(),
    leadsTo: [['a file that says too little', addNothing(() => texts.cmsResource.add)]],
  },
];
