import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { freeCourseOf } from '../../../test/values.ts';

const open = (role: string) =>
  openApp('/', {
    viewer: { ...amara, role, institutions: [], groups: [], started: null },
    freeCourseBenchmarks: [freeCourseOf()],
    freeLessons: [],
  });
const areas = page.getByRole('navigation', { name: 'Your areas' });
const names = () =>
  areas
    .getByRole('link')
    .elements()
    .map((link) => link.querySelector('b')?.textContent);

test.each([
  ['CONTENT_DEVELOPER', ['Content Management']],
  ['SALES_MANAGER', ['Sales Management']],
  ['TECH_SUPPORT', ['Admin Dashboard']],
  ['SYSTEM_ADMIN', ['Content Management', 'Sales Management', 'Admin Dashboard']],
])('home of %s begins with %j, and the way into a group and what is free follow', async (role, expected) => {
  const { place } = open(role);
  await expect.element(areas).toBeVisible();
  expect(names()).toEqual(expected);
  const below = [
    page.getByRole('textbox', { name: /Group Key/ }),
    page.getByRole('heading', { name: 'Living Online' }),
  ];
  for (const one of below) {
    await expect.element(one).toBeVisible();
    expect(one.element().getBoundingClientRect().top).toBeGreaterThan(areas.element().getBoundingClientRect().bottom);
  }
  await expectAccessible(place);
});

test('a learner has no such areas', async () => {
  open('STUDENT');
  await expect.element(page.getByRole('textbox', { name: /Group Key/ })).toBeVisible();
  await expect.element(areas).not.toBeInTheDocument();
});
