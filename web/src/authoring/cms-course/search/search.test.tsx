import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { curriculumOf } from '../../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { refuse, type School } from '../../../../test/school.ts';
import { dropOffers } from '../../change-set/undo-store.ts';

const at = '/cms/product/p1/course/c1';
const hits = [
  {
    kind: 'QUESTION',
    id: 'q7',
    in_kind: 'BENCHMARK',
    in_id: 'b1',
    in_name: null,
    name: null,
    excerpts: ['Which sensor senses?'],
  },
  {
    kind: 'LESSON',
    id: 'l1',
    in_kind: 'LESSON',
    in_id: 'l1',
    in_name: 'Parts of a system',
    name: 'Parts of a system',
    excerpts: ['A Sensor'],
  },
  {
    kind: 'KEY_ELEMENT',
    id: 'e1',
    in_kind: 'STUDY_PROJECT',
    in_id: 's1',
    in_name: null,
    name: 'About sensors',
    excerpts: ['About sensors'],
  },
  {
    kind: 'BOOK_PAGE',
    id: 'g1',
    in_kind: 'BOOK',
    in_id: 'o1',
    in_name: 'Devices',
    name: 'Reading',
    excerpts: ['the sensor.'],
  },
  {
    kind: 'INSTRUCTOR_RESOURCE',
    id: 'r1',
    in_kind: 'INSTRUCTOR_RESOURCE',
    in_id: 'r1',
    in_name: null,
    name: 'Poster',
    excerpts: ['All sensors'],
  },
];
const open = (values: School = {}) => {
  const school: School = {
    viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
    curriculum: curriculumOf(),
    searchCourse: { hits, more: false },
    ...values,
  };
  return { school, ...openApp(at, school) };
};
const field = page.getByRole('searchbox', { name: 'Search all texts of the course' });
const found = page.getByRole('region', { name: 'What was found' });

beforeEach(dropOffers);

test('words are found in all texts of the course, by item and marked; arrows lead to a hit and Enter to its editor', async () => {
  const content = { type: 'MULTIPLE_CHOICE', question: 'Which?', answers: [], keeps_order: false, lesson_id: null };
  const contentItem = { id: 'q7', kind: 'QUESTION', version: 1, content, published: null, shown: false };
  const { calls, address, place } = open({ contentItem });
  await field.fill('sensor');
  await expect.element(found).toMatchTextContent('Found in 5 places');
  const headings = found.getByRole('heading').elements();
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    'Question',
    'Lesson',
    'Key element',
    'E-book page',
    'Instructor resource',
  ]);
  await expect.element(found).toMatchTextContent('Parts of a system, Study Project 1: A guest network');
  expect(place.querySelectorAll('mark').length).toBe(6);
  await expectAccessible(place);
  expect(
    calls.filter(({ operation }) => operation === 'CmsCourse_searchCourse').map(({ variables }) => variables),
  ).toEqual([{ courseId: 'c1', text: 'sensor' }]);
  (field.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.element(found.getByRole('link').first()).toHaveFocus();
  const links = found.getByRole('link').elements() as HTMLAnchorElement[];
  expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
    `${at}?item=benchmark.b1&question=q7`,
    `${at}?item=lesson.l1`,
    `${at}?item=study-project.s1&dialog=KEY_ELEMENT.e1`,
    '/cms/ebook/o1?page=g1',
    `${at}?tab=resources&dialog=INSTRUCTOR_RESOURCE.r1`,
  ]);
  expect(links.at(-1)?.textContent).toBe('PosterInstructor resourcesAll sensors');
  await userEvent.keyboard('{Enter}');
  await expect.poll(address).toBe(`${at}?item=benchmark.b1&question=q7`);
  // What was searched for stays for whoever comes back.
  await page.getByRole('button', { name: 'Back to the questions' }).click();
  await expect.poll(address).toBe(`${at}?item=benchmark.b1`);
  await expect.element(found).toBeVisible();
  field.element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('tree', { name: 'Lessons' })).toBeVisible();
});

// D2-8.03, T2-128
test('nothing that is found is said, and so is a search that failed', async () => {
  const { school } = open({ searchCourse: { hits: [], more: false } });
  await field.fill('tundra');
  await expect.element(page.getByText('Could not find any results.')).toBeVisible();
  school['searchCourse'] = () => refuse('INTERNAL', 'a bug');
  await field.fill('taiga');
  await expect.element(page.getByRole('alert')).toMatchTextContent('Error...Could not find any results.');
});
