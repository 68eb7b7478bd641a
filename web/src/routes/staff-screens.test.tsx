import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { licenseOf, memberOf } from '../../test/institution-values.ts';
import { amara, openApp } from '../../test/open-app.tsx';
import { salesSchool } from '../../test/sales-values.ts';
import { staffScreens } from '../../test/staff-screens.ts';
import { texts } from '../texts/texts.ts';

afterEach(() => page.viewport(1280, 800));

test.each(staffScreens())('$address says that it could not be loaded, and loads again', async ({ address, role }) => {
  await page.viewport(390, 844);
  const school = { viewer: { ...amara, role, started: null } };
  const { calls } = openApp(address, school);
  await expect.element(page.getByRole('alert').getByText(texts.ui.error).first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(390);
  const before = calls.length;
  await page.getByRole('button', { name: texts.ui.loadAgain }).first().click();
  await expect.poll(() => calls.length).toBeGreaterThan(before);
});

test('licenses stand one across on a phone, two where two fit, and three on a wide page', async () => {
  const licensesByInstitution = (['ACTIVE', 'EXPIRING', 'QUOTED'] as const).map((state) => licenseOf(state));
  openApp('/sales-management/institution/a1', salesSchool({ licensesByInstitution }));
  const cards = page.getByRole('article');
  await expect.element(cards).toHaveLength(3);
  const across = () => new Set(cards.elements().map((card) => card.getBoundingClientRect().left)).size;
  for (const [width, columns] of [
    [390, 1],
    [599, 1],
    [640, 2],
    [1280, 3],
  ] as const) {
    await page.viewport(width, 844);
    await expect.poll(across).toBe(columns);
  }
});

test('at 1280 px no address of a member breaks, also beside what else is said of the institution', async () => {
  await page.viewport(1280, 844);
  const email = 'another.learner.of.theirs@people.test';
  const members = [memberOf({ user: { ...amara, email } })];
  openApp('/sales-management/institution/a1', {
    ...salesSchool(),
    institutionMembers: { members, hasMore: false, cursor: null },
  });
  const said = page.getByRole('table').getByText(email);
  const lines = () =>
    said.elements().flatMap((one) => (one.checkVisibility() ? [one.getBoundingClientRect().height < 30] : []));
  await expect.poll(lines).toEqual([true]);
});
