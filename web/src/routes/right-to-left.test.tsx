import { groupOperations } from '@lectern/domain/group/group-operations.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { copyOf } from '../../test/copy-values.ts';
import { appSchool, coursePath } from '../../test/app-school.ts';
import { editedGroup, meetConflict } from '../../test/edited-group.ts';
import { editedAt, editedCourse, readAt } from '../../test/editor-values.ts';
import { learningGainOf, projectColumn, studentOf } from '../../test/gradebook-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { mediaItemOf, mediaLibrary } from '../../test/media-values.ts';
import { deletedOf } from '../../test/history-values.ts';
import { institutionLineOf, institutionsDifferenceOf, institutionsFile } from '../../test/institutions-file-values.ts';
import { salesSchool } from '../../test/sales-values.ts';
import { differenceOf, rosterFile, rosterLineOf } from '../../test/roster-values.ts';
import { settingsOf } from '../../test/settings-values.ts';
import type { School } from '../../test/school.ts';
import {
  assessmentOf,
  groupCourseOf,
  groupOf,
  institutionOf,
  lessonOf,
  open,
  progressOf,
  projectOf,
} from '../../test/values.ts';
import { everyReason, watchedOf } from '../../test/watched-values.ts';

const names = { course: 'الأمان الرقمي في العمل', lesson: 'كلمات مرور قوية', project: 'مفتاح واحد لكل الأبواب' };

const card = (id: string, term: string) => ({ id, term: `<p>${term}</p>`, definition: '<p>عبارة</p>', image: null });
const lesson = lessonOf({
  name: names.lesson,
  language: 'ar',
  number_of_pages: 2,
  number_of_cards: 2,
  number_of_clips: 1,
  pages: ['مفتاح', 'قفل'].map((title, page_number) => ({ id: title, title, content: `<p>${title}</p>`, page_number })),
  cards: [card('k1', 'مفتاح'), card('k2', 'قفل')],
  clip_cards: [
    { id: 'v', title: 'ثلاث نسخ', poster: null, duration_seconds: 49, published: true, sources: [], tracks: [] },
  ],
});
const started = {
  type: 'STUDY_PROJECT',
  group_id: 'g1',
  course_id: 'c1',
  course_name: names.course,
  language: 'ar',
  study_project_id: 'p1',
  study_project_number: 1,
  title: names.project,
  level: 1,
  question_index: 1,
  questions_done: 1,
  total_questions: 4,
};
const progress = progressOf({
  course: { ...progressOf().course, name: names.course, language: 'ar' },
  lessons: [{ id: 'l1', name: names.lesson, slug: 'networks', logo: null }],
  benchmark: [assessmentOf(1, { state: 'LOCKED', lock_reason: 'NO_QUESTIONS' })],
  studyProjects: [
    projectOf(1, { title: names.project, state: 'STARTED', open: open(2, 4) }),
    projectOf(2, { title: names.project }),
  ],
});
const columns = { benchmarks: [], summaries: [], lessons: [projectColumn(names.lesson, 1, { title: names.project })] };
const booked = { first_name: 'Amara', last_name: 'Okonkwo', lessons: '0=1/6/1/300/1' };

/** A school whose course is written from right to left, in an app that is written from left to right. */
const school = (): School => ({
  ...appSchool(),
  viewer: {
    ...amara,
    institutions: [institutionOf()],
    groups: [groupOf()],
    started,
  },
  group: groupOf({
    courses: [groupCourseOf({ name: names.course, description: 'كلمات مرور قوية.', language: 'ar' })],
  }),
  course: { id: 'c1', name: names.course },
  studentCourseProgress: progress,
  lessons: [lesson],
  lesson,
  studentGradebookOverview: () => studentOf(booked, [], columns),
});

beforeEach(() => page.viewport(1280, 900));

const box = (element: Element) => element.getBoundingClientRect();
const middle = (element: Element) => box(element).left + box(element).width / 2;

/** What is not where a page that is written from right to left has it: `first` stands to the right of `second`. */
function expectBefore(first: Element | null | undefined, second: Element | null | undefined): void {
  if (!first || !second) throw new Error(`Nothing is there: ${first ? 'second' : 'first'}`);
  expect({ first: first.textContent, right: middle(first) > middle(second) }).toEqual({
    first: first.textContent,
    right: true,
  });
}

const texts = (place: Element) => {
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (!text.parentElement?.closest('[aria-hidden]')) found.push(text);
  }
  return found;
};

/** Words of the course whose element does not say their language and direction. */
const unsaid = (place: Element) =>
  texts(place)
    .filter(({ data }) => /\p{Script=Arabic}/u.test(data))
    .filter(({ parentElement: at }) => at?.closest('[lang]')?.getAttribute('lang') !== 'ar' || !at.matches(':dir(rtl)'))
    .map(({ data }) => data);

/** English words of which a number that comes first is drawn after them. */
function turned(place: Element): string[] {
  return texts(place)
    .filter((text) => {
      const [, first, second] = /^\s*(\d+%?) (\p{Script=Latin}+)/u.exec(text.data) ?? [];
      if (first === undefined || second === undefined) return false;
      const [one, other] = [first, second].map((word) => {
        const range = document.createRange();
        const at = text.data.indexOf(word);
        range.setStart(text, at);
        range.setEnd(text, at + word.length);
        return range.getBoundingClientRect();
      });
      return one !== undefined && other !== undefined && one.top === other.top && one.left > other.left;
    })
    .map(({ data }) => data);
}

/** Words of an element in the order in which they are drawn, from the left. */
function fromLeft(element: Element, words: readonly string[]): string[] {
  const leftOf = (word: string) => {
    const text = texts(element).find(({ data }) => data.includes(word));
    if (!text) throw new Error(`Nothing says ${word}.`);
    const range = document.createRange();
    range.setStart(text, text.data.indexOf(word));
    range.setEnd(text, text.data.indexOf(word) + word.length);
    return range.getBoundingClientRect().left;
  };
  return words.toSorted((one, other) => leftOf(one) - leftOf(other));
}

/** Opens a page of the course and gives what of it stands under the bar of the app. */
async function opened(address: string, heading: string): Promise<Element> {
  const { place } = openApp(address, school());
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  const main = place.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return main;
}

function expectWhole(main: Element): void {
  expect({ unsaid: unsaid(main), turned: turned(main) }).toEqual({ unsaid: [], turned: [] });
}

test('home names what was started in the language of its course', async () => {
  expectWhole(await opened('/', 'My Institution'));
});

test('the card of a course begins at the side of its language', async () => {
  const main = await opened('/group/g1', 'Evening Cohort B');
  const title = page.getByRole('heading', { name: names.course }).element();
  const [tile, ring] = main.querySelector('article')?.firstElementChild?.children ?? [];
  expectBefore(tile, ring);
  expect(box(title).right - title.querySelector('bdi')!.getBoundingClientRect().right).toBeLessThan(1);
  expectWhole(main);
});

test('a learner who failed a summary is listed with the course in its language', async () => {
  const { place } = openApp('/', {
    ...school(),
    viewer: { ...amara, institutions: [institutionOf()], groups: [groupOf({ my_role: 'INSTRUCTOR' })], started: null },
    learnersNeedingAttention: [
      watchedOf({
        reasons: everyReason.map((one) => ({
          ...one,
          course_name: one.language && names.course,
          language: one.language && 'ar',
        })),
      }),
    ],
  });
  await expect.element(page.getByText(names.course)).toBeVisible();
  expectWhole(place);
});

test('the settings of a course name it in its language, in a form of the app', async () => {
  const { place } = openApp('/group/g1', {
    ...school(),
    group: groupOf({
      my_role: 'MAIN_INSTRUCTOR',
      allowed_operations: ['updateGroupAssessmentSettings'],
      courses: [groupCourseOf({ name: names.course, language: 'ar' })],
    }),
    groupAssessmentSettings: settingsOf(),
  });
  await page.getByRole('button', { name: `Course Settings: ${names.course}` }).click();
  const dialog = page.getByRole('dialog', { name: 'Course Settings' });
  const fields = dialog.getByRole('group', { name: 'Benchmark, level 1' }).getByRole('textbox');
  await expect.element(fields.first()).toBeVisible();
  const name = dialog.getByText(names.course).element();
  expect(box(name).right).toBeLessThan(box(dialog.element()).right);
  expectBefore(fields.last().element(), fields.first().element());
  expectWhole(place);
});

test('both copies of a group name its courses in their language', async () => {
  openApp('/group/g1/settings', { ...school(), ...editedGroup('Evening', { name: names.course, language: 'ar' }) });
  const dialog = await meetConflict();
  await expect.element(dialog.getByText(names.course).first()).toBeVisible();
  expectWhole(dialog.element());
});

test('the view of a course has its head, rows and rail on the side of its language', async () => {
  const main = await opened(coursePath, names.course);
  const title = page.getByRole('heading', { level: 1 });
  await expect.element(page.getByRole('complementary')).toBeVisible();
  expectBefore(title.element().previousElementSibling, title.element());
  expect(box(title.element()).right).toBeGreaterThan(1100);
  expectBefore(page.getByRole('group', { name: 'Level' }).element(), page.getByRole('complementary').element());
  const lessonTitle = page.getByRole('heading', { name: names.lesson }).element();
  expectBefore(lessonTitle.previousElementSibling, lessonTitle);
  expectBefore(lessonTitle, lessonTitle.nextElementSibling);
  const row = page.getByRole('listitem').filter({ hasText: names.project }).first();
  expectBefore(row.element().firstElementChild, row.getByRole('heading').element());
  expectBefore(row.getByRole('heading').element(), row.getByRole('link').element());
  const chevron = page
    .getByRole('link', { name: /E-book/ })
    .element()
    .querySelector('svg:last-child');
  expect(getComputedStyle(chevron!).transform).toContain('-1');
  expectWhole(main);
});

test('the materials of a lesson stand behind its name', async () => {
  const main = await opened(`${coursePath}/library`, names.course);
  const title = page.getByRole('heading', { name: names.lesson });
  await expect.element(title).toBeVisible();
  expectBefore(title.element().previousElementSibling, title.element());
  expectBefore(title.element(), page.getByRole('link', { name: /E-book/ }).element());
  expectWhole(main);
});

test('the own gradebook of a course has its names and figures on the side of its language', async () => {
  const main = await opened(`${coursePath}/gradebook`, names.course);
  const title = page.getByRole('heading', { level: 2, name: names.lesson });
  await expect.element(title).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: names.project });
  expectBefore(row.element().firstElementChild, row.element().children[1]);
  expectWhole(main);
});

describe('what a group gained in the course', () => {
  const { lessons, questions } = learningGainOf();
  const learningGain = () =>
    learningGainOf({
      lessons: lessons.map((one) => ({ ...one, lesson_name: names.lesson })),
      questions: questions.map((one) => ({ ...one, question: `<p>${names.project}</p>`, lesson_name: names.lesson })),
    });
  const group = groupOf({
    my_role: 'INSTRUCTOR',
    allowed_operations: groupOperations,
    courses: [groupCourseOf({ name: names.course, language: 'ar' })],
  });
  const listed = { gain: 'What the group learned', questions: 'Questions, hardest first' };

  test.each(['gain', 'questions'] as const)('names lessons and questions in its language: %s', async (view) => {
    const { place } = openApp(`/group/g1/gradebook?view=${view}`, { ...school(), group, learningGain });
    await expect.element(page.getByRole('region', { name: listed[view] })).toBeVisible();
    const words = [...place.querySelectorAll('main table')].filter((table) => table.textContent.includes(names.lesson));
    expect(words).toHaveLength(1);
    expectWhole(words[0]!);
  });
});

test('a roster names a group of another script before the figures that are said of it', async () => {
  const { place } = openApp('/group/g1/members/import', {
    ...school(),
    group: groupOf({ allowed_operations: ['importRoster'] }),
    rosterDifference: differenceOf({
      lines: [rosterLineOf(2, 'MOVED', { first_name: 'يوسف', last_name: 'الخطيب', from: 'الصباح', group: 'المساء' })],
      groups: [{ id: 'g1', name: 'المساء', free_places: 1, awaited: 3 }],
    }),
  });
  await expect.poll(() => place.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(place.querySelector('input[type="file"]') as HTMLInputElement, rosterFile());
  await expect.element(page.getByRole('rowheader', { name: 'يوسف الخطيب' })).toBeVisible();
  expect(turned(place)).toEqual([]);
  const short = page.getByText(/3 people join at sign-in, 1 place is free/).element();
  expect(fromLeft(short, ['المساء', '3', 'people'])).toEqual(['المساء', '3', 'people']);
});

test('a file with institutions names what is of another script in its order', async () => {
  const { place } = openApp(
    '/sales-management/institution/import',
    salesSchool({
      lastInstitutionsImport: null,
      institutionsDifference: institutionsDifferenceOf({
        lines: [institutionLineOf(2, 'NEW', { name: 'مدرسة الشروق', license: 'السنة الأولى', seats: 1 })],
      }),
    }),
  );
  await expect.poll(() => place.querySelector('input[type="file"]')).not.toBeNull();
  await userEvent.upload(place.querySelector('input[type="file"]') as HTMLInputElement, institutionsFile());
  await expect.element(page.getByRole('rowheader', { name: 'مدرسة الشروق' })).toBeVisible();
  expect(turned(place)).toEqual([]);
});

test('the media library names what uses a file in the order of its own script', async () => {
  const item = mediaItemOf({ id: 'm1', name: 'صورة 2.png' });
  const uses = item.uses.map((use) => ({ ...use, name: names.lesson, place: names.course }));
  const { place } = openApp('/cms/media', {
    ...school(),
    viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
    ...mediaLibrary([{ ...item, uses }]),
  });
  await page.getByText('Used in 2 places').click();
  const file = page.getByText('صورة 2.png', { exact: true }).element();
  expect(fromLeft(file, ['صورة', '2'])).toEqual(['2', 'صورة']);
  expect(turned(place)).toEqual([]);
});

test('an e-book has its contents, PREV and NEXT on the side of its language', async () => {
  const main = await opened(`${coursePath}/library/e-book/networks`, 'مفتاح');
  expectBefore(page.getByRole('navigation', { name: 'Contents' }).element(), page.getByRole('article').element());
  expectBefore(page.getByText('PREV').element(), page.getByText('NEXT').element());
  expectWhole(main);
});

test('the terms of a Quickdeck stand behind its cards, and Next leads left', async () => {
  const main = await opened(`${coursePath}/library/quickdeck/networks`, names.lesson);
  expectBefore(page.getByText('Show definition').element(), page.getByRole('region').element());
  expectBefore(page.getByText('Prev', { exact: true }).element(), page.getByText('Next', { exact: true }).element());
  expectBefore(page.getByRole('heading', { level: 1 }).element(), page.getByRole('combobox').element());
  expectWhole(main);
});

test('the title of a video says its language', async () => {
  const main = await opened(`${coursePath}/library/quickclip/networks`, names.lesson);
  await expect.element(page.getByRole('heading', { level: 2, name: 'ثلاث نسخ' })).toBeVisible();
  expectWhole(main);
});

test('what was deleted says the language of its names', async () => {
  const ancestors = [
    { kind: 'PRODUCT', id: 'p1', name: 'Digital Literacy', number: null },
    { kind: 'COURSE', id: 'c1', name: names.course, number: null },
  ];
  const { place } = openApp('/cms/deleted', {
    ...school(),
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
    deletedContent: {
      items: [deletedOf({ name: names.lesson, language: 'ar', ancestors })],
      hasMore: false,
      cursor: null,
    },
  });
  await expect.element(page.getByRole('listitem').filter({ hasText: names.lesson })).toBeVisible();
  const main = place.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  expectWhole(main);
});

test('what was typed and not saved says the language of its names', async () => {
  const { place } = openApp('/cms?tab=myWork', {
    ...school(),
    viewer: { ...amara, role: 'CONTENT_MANAGER', started: null },
    workingCopies: [copyOf('l1', {}, { title: names.lesson, within: names.course, language: 'ar' })],
    waitingChanges: [],
  });
  await expect.element(page.getByRole('link').filter({ hasText: names.lesson })).toBeVisible();
  const main = place.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  expectWhole(main);
});

test.each([
  ['curriculum and study project', editedAt, null],
  ['key elements', editedAt, 'Manage Key Elements'],
  ['what is read through', readAt, null],
] as const)('an Arabic course is edited in its language: %s', async (_what, path, opener) => {
  const viewer = { ...amara, role: 'CONTENT_MANAGER', started: null };
  const { place } = openApp(path, {
    ...editedCourse({ name: names.lesson, title: names.project, language: 'ar' }),
    viewer,
  });
  await expect.element(page.getByText(names.lesson).first()).toBeVisible();
  if (opener) await page.getByRole('button', { name: opener }).click();
  await expect.element(page.getByText(names.project).first()).toBeVisible();
  expectWhole(place.querySelector('dialog') ?? place);
});
