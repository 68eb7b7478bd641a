import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { texts } from '../../src/texts/texts.ts';
import { appSchool } from '../app-school.ts';
import { bookOf } from '../cms-values.ts';
import { copyOf } from '../copy-values.ts';
import { editedAt, editedCourse, readAt } from '../editor-values.ts';
import { deletedOf, entryOf, historyOf, questionVersions } from '../history-values.ts';
import { mediaItemOf, mediaLibrary } from '../media-values.ts';
import type { School } from '../school.ts';
import { button, called, dialog, me, press, type Screen } from './screen.ts';

/** The school of the app as who writes its courses has it. */
const school = (values: School = {}): School => ({
  ...appSchool(),
  viewer: me({ role: 'CONTENT_MANAGER' }),
  ...values,
});
const edited = (values: School = {}): School => ({
  ...school(),
  ...editedCourse({ name: 'Networks', title: 'A guest network', language: 'en' }),
  ...values,
});

const pages = ['Wires', 'Radio'].map((title, index) => ({ id: `g${index + 1}`, title, page_number: index + 1 }));
const written = () =>
  school({
    book: bookOf({ pages }),
    contentItem: {
      id: 'g1',
      kind: 'BOOK_PAGE',
      version: 1,
      published: null,
      content: { ...pages[0], content: '<p>Copper.</p>' },
    },
  });

// Words are compared one by one, without the marks of a whole text.
const [before, after] = questionVersions((word) => String(word.length));
const deleted = () =>
  school({
    deletedContent: {
      items: [
        deletedOf(),
        deletedOf({ id: 'l8', place_taken: true, by: 'maria@school.example' }),
        deletedOf({ id: 'l7', may_restore: false }),
      ],
      hasMore: true,
      cursor: 'l7',
    },
    contentHistory: historyOf({ entries: [...historyOf().entries, entryOf(0, { by: 'maria@school.example' })] }),
    contentVersion: ({ version }: { version: number }) => (version === 1 ? before : after),
  });

const kept_on = '2026-11-23T10:04:00Z';
const copy = {
  id: 's1',
  base_version: 1,
  data: { introduction: '<p>Ab</p>' },
  revision: 3,
  kept_on,
  is_sent_back: false,
};
const other = {
  user_id: 'u2',
  first_name: 'Ana',
  last_name: 'Reis',
  is_here: true,
  kept_since: kept_on,
  can_be_taken: true,
};

const library = () =>
  school(
    mediaLibrary([
      mediaItemOf({ id: 'm1', name: 'mast.png' }),
      mediaItemOf({ id: 'm2', name: '', uses: [] }),
      mediaItemOf({ id: 'm3', name: 'clip.mp4', kind: 'VIDEO', width: null, uses: [] }),
    ]),
  );
const pressFor = (file: string) =>
  page
    .getByRole('main')
    .getByRole('button', { name: called(file) })
    .first()
    .click();

// The tree and the lists of a course that is written from left to right draw Arabic words of the app that way, too.
const but = ['mirrored'];

/** What authors open. */
export const authorScreens: readonly Screen[] = [
  { name: 'products', at: '/cms', says: school, title: 'Products – Content Management' },
  {
    name: 'the preview of a course',
    at: '/cms/preview/course/c1',
    says: school,
    title: 'Preview – Living Online',
  },
  { name: 'the materials of a preview', at: '/cms/preview/course/c1/library', says: school },
  { name: 'the resources of a preview', at: '/cms/preview/course/c1/resources', says: school },
  { name: 'a benchmark of a preview', at: '/cms/preview/course/c1/benchmark/1', says: school },
  { name: 'a summary of a preview', at: '/cms/preview/course/c1/summary/1', says: school },
  { name: 'e-books', at: '/cms/ebook', says: school },
  { name: 'the pages of an e-book', at: '/cms/ebook/b1', says: written, but },
  { name: 'videos of authors', at: '/cms/video', says: school },
  { name: 'a course in a frame', at: '/cms/product/p1/course/c1/framed', says: school, but: ['catalogued'] },
  { name: 'what was deleted', long: true, at: '/cms/deleted', says: deleted, ofCourse: true },
  {
    name: 'the history of an item',
    long: true,
    at: '/cms/deleted?history=LESSON.l1',
    says: deleted,
    ready: () => dialog.getByRole('listitem').first(),
  },
  {
    name: 'two versions',
    but,
    at: '/cms/deleted?history=QUESTION.q1.1.2',
    says: deleted,
    ready: () => dialog.getByRole('insertion').first(),
  },
  {
    name: 'the editor of a course',
    long: true,
    at: editedAt,
    says: edited,
    ofCourse: true,
    but,
    ready: () => page.getByRole('treeitem').nth(3),
    leadsTo: [
      [
        'several are selected',
        async () => {
          await button(texts.cmsCourse.drawer.selectSeveral).first().click();
          await page.getByRole('treeitem').nth(3).click();
        },
      ],
      ['where to move several', async () => button(texts.cmsCourse.together.move).click()],
    ],
  },
  {
    name: 'the curriculum of a course',
    but,
    long: true,
    at: editedAt.replace(/\?.*/, ''),
    says: edited,
    ready: () => page.getByRole('treeitem').nth(3),
  },
  {
    name: 'my work',
    but,
    long: true,
    at: '/cms?tab=myWork',
    says: () => edited({ workingCopies: [copyOf('l1'), copyOf('n1', { is_new: true })], waitingChanges: [] }),
    ofCourse: true,
    ready: () => page.getByRole('listitem').getByRole('link').first(),
  },
  {
    name: 'a form with what was typed before',
    but,
    at: editedAt,
    says: () => edited({ workingCopy: copy, openContent: [other] }),
    ready: () => button(texts.workingCopy.discard),
  },
  {
    name: 'the texts of a course',
    but,
    long: true,
    at: editedAt,
    says: edited,
    ofCourse: true,
    ready: () => page.getByRole('treeitem').nth(3),
    leadsTo: [
      [
        'what was found',
        async () => {
          await page.getByRole('searchbox').fill('zz');
          await expect.element(page.getByText(texts.cmsCourse.search.found(1))).toBeVisible();
        },
      ],
      ['the key elements of a course', press(() => texts.cmsStudyProject.elements.manage)],
    ],
  },
  {
    name: 'a course that is read through',
    long: true,
    at: readAt,
    says: edited,
    ofCourse: true,
    // Its links name lessons and pages in the language of the app.
    but: ['said'],
  },
  {
    name: 'the media library',
    long: true,
    at: '/cms/media',
    says: library,
    title: 'Media library',
    ready: () => page.getByText(texts.media.uses(2)),
    leadsTo: [
      [
        'a file that was discarded, and what uses another',
        async () => {
          await page.getByText(texts.media.uses(2)).click();
          const input = document.querySelector('input[type="file"]') as HTMLInputElement;
          await userEvent.upload(input, new File(['x'], '‹notes.docx›'));
          await expect.element(page.getByText(texts.media.discarded)).toBeVisible();
        },
      ],
      [
        'deleting a file',
        async () => {
          await pressFor('clip.mp4');
          await expect.element(page.getByText(texts.cms.deleteMedia.text)).toBeVisible();
        },
      ],
      [
        'choosing a file',
        async () => {
          await button(texts.ui.cancel).click();
          await pressFor('mast.png');
          await expect.element(dialog.getByRole('listitem').first()).toBeVisible();
        },
      ],
      [
        'replacing a file',
        async () => {
          await button(texts.media.chooseThis(texts.media.nameless)).click();
          await expect.element(page.getByText(texts.cms.replaceMedia.text(1))).toBeVisible();
        },
      ],
    ],
  },
];
