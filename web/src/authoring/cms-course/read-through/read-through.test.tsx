import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';
import { readingOf } from '../../../../test/reading-values.ts';
import { refuse, type School } from '../../../../test/school.ts';

const at = '/cms/product/p1/course/c1/read';
const open = (search = '', values: School = {}) => {
  const school: School = {
    viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
    readThrough: readingOf(),
    ...values,
  };
  return { school, ...openApp(`${at}${search}`, school) };
};

test('a course is one page with right answers marked in words, and each item leads to its editor', async () => {
  const { place, calls } = open('?item=l1');
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('Connected Devices');
  expect(calls.find(({ operation }) => operation === 'CmsCourse_readThrough')?.variables).toEqual({
    courseId: 'c1',
    itemId: 'l1',
  });
  const links = [...place.querySelectorAll<HTMLAnchorElement>('section a')];
  expect(links.map(({ textContent, pathname, search }) => `${textContent} ${pathname}${search}`)).toEqual([
    'Benchmark, Level 1 /cms/product/p1/course/c1?item=benchmark.b1',
    'Question 1 /cms/product/p1/course/c1?item=benchmark.b1&question=q1',
    'Parts of a system /cms/product/p1/course/c1?item=lesson.l1',
    'E-book page: A gateway /cms/ebook/o1?page=g1',
    'Study Project 1, Level 2 /cms/product/p1/course/c1?item=study-project.s1',
    'Question 2 /cms/product/p1/course/c1?item=study-project.s1&question=q2',
  ]);
  const right = [...place.querySelectorAll('li[data-right]')].map(({ textContent }) => textContent);
  expect(right).toEqual(['RightA sensor', 'TrueIt measures']);
  await expectAccessible(place);
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await page.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
});

test('it is read on a narrow screen without scrolling sideways', async () => {
  await page.viewport(390, 844);
  open();
  await expect.element(page.getByText('A sensor')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await page.viewport(1280, 800);
});

test('what cannot be read is said', async () => {
  open('', { readThrough: () => refuse('INTERNAL', 'a bug') });
  await expect.element(page.getByRole('alert')).toMatchTextContent('The read-through could not be loaded.');
});
