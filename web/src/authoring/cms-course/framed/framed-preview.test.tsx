import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../../test/axe.ts';
import { curriculumOf } from '../../../../test/curriculum-values.ts';
import { amara, openApp } from '../../../../test/open-app.tsx';

const open = (search = '', role = 'CONTENT_DEVELOPER') =>
  openApp(`/cms/product/p1/course/c1/framed${search}`, { viewer: { ...amara, role, started: null } });
const frame = page.getByTitle('What learners will see');
const choice = (name: string) => page.getByRole('radio', { name });

test('a course is seen as wide as a phone or a desktop, light or dark, as the address says', async () => {
  const { place, address } = open('?page=/benchmark/1');
  await expect.element(frame).toHaveAttribute('src', '/cms/preview/course/c1/benchmark/1');
  await expect.element(choice('Desktop')).toBeChecked();
  await expectAccessible(place);
  await choice('Phone').click();
  await choice('Dark').click();
  await expect.element(frame).toHaveStyle({ width: '390px' });
  await expect.poll(address).toBe('/cms/product/p1/course/c1/framed?page=%2Fbenchmark%2F1&width=390&scheme=dark');
  expect(sessionStorage.getItem('lectern-colour-scheme')).toBe('dark');
  expect(Object.keys(localStorage).filter((key) => key.includes('colour-scheme'))).toEqual([]);
});

test.each(['/../../../graphql', '//elsewhere.test', '/a?b', 'benchmark', '/\\elsewhere'])(
  'an address that is no page of the course opens its first one: %s',
  async (given) => {
    open(`?page=${encodeURIComponent(given)}`);
    await expect.element(frame).toHaveAttribute('src', '/cms/preview/course/c1');
  },
);

test.each([
  ['?tab=library', '/library'],
  ['?item=benchmark.b1', '/benchmark/1'],
  ['?item=study-project.s1', '/study-project/s1'],
  ['?tab=settings', ''],
])('what is edited is what stands in the frame, and the way back leads to it: %s', async (search, shown) => {
  const { address } = openApp(`/cms/product/p1/course/c1${search}`, {
    viewer: { ...amara, role: 'CONTENT_DEVELOPER', started: null },
    curriculum: curriculumOf(),
  });
  await page.getByRole('link', { name: 'Preview sizes' }).click();
  await expect.element(frame).toHaveAttribute('src', `/cms/preview/course/c1${shown}`);
  await choice('Phone').click();
  await page.getByRole('link', { name: 'Back to the course' }).click();
  await expect.poll(address).toBe(`/cms/product/p1/course/c1${search}`);
});
