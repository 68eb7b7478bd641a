import { contentRoles, globalRoles } from '@lectern/domain/account/role.ts';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../../../test/axe.ts';
import { bookOf, cmsCourseOf, productOf } from '../../../test/cms-values.ts';
import { amara, openApp } from '../../../test/open-app.tsx';
import { refuse } from '../../../test/school.ts';

const school = (role: string, values: Record<string, unknown> = {}) => ({
  viewer: { ...amara, role, started: null },
  cmsProducts: [productOf()],
  books: [bookOf()],
  ...values,
});
const tab = (name: string) => page.getByRole('tab', { name });
const entry = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content Management' });

describe('content management', () => {
  test.each(contentRoles)('is an entry of the navigation for %s and opens with the products', async (role) => {
    const { place, address } = openApp('/', school(role));
    await entry.click();
    await expect.poll(address).toBe('/cms');
    await expect.element(tab('Products')).toHaveAttribute('aria-selected', 'true');
    await expect.element(page.getByRole('region', { name: 'Digital Literacy' })).toBeVisible();
    await expect.element(entry).toHaveAttribute('aria-current', 'page');
    await expectAccessible(place);
  });

  test.each(globalRoles.filter((role) => !contentRoles.some((one) => one === role)))(
    'is closed to %s, who is led home',
    async (role) => {
      for (const at of ['/cms', '/cms/ebook', '/cms/video']) {
        const { address } = openApp(at, school(role));
        await expect.poll(address).toBe('/');
      }
      await expect.element(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect.element(entry).not.toBeInTheDocument();
    },
  );

  test('keeps the tab in the address and under currentTab, and begins with the first', async () => {
    const { address } = openApp('/cms', school('CONTENT_MANAGER'));
    await tab('Library').click();
    await expect.poll(address).toBe('/cms?tab=library');
    expect(localStorage.getItem('currentTab')).toBe('library');
    openApp('/cms', school('CONTENT_MANAGER'));
    await expect.element(tab('Library').last()).toHaveAttribute('aria-selected', 'true');
    openApp('/cms?tab=products', school('CONTENT_MANAGER'));
    await expect.element(tab('Products').last()).toHaveAttribute('aria-selected', 'true');
    localStorage.setItem('currentTab', 'nothing');
    openApp('/cms?tab=bogus', school('CONTENT_MANAGER'));
    await expect.element(tab('Products').last()).toHaveAttribute('aria-selected', 'true');
  });

  test('has a button for videos that is off, and a page that says so', async () => {
    const { place, router, address } = openApp('/cms?tab=library', school('CONTENT_MANAGER'));
    const button = page.getByRole('button', { name: 'Open the videos' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expectAccessible(place);
    await router.navigate({ to: '/cms/$', params: { _splat: 'video' } });
    await expect.element(page.getByText('Not available')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Content Management' }).click();
    await expect.poll(address).toBe('/cms');
  });

  test('leads home from an address that it does not have', async () => {
    const { address } = openApp('/cms/nowhere', school('CONTENT_MANAGER'));
    await expect.poll(address).toBe('/');
  });
});

describe('the products', () => {
  test('show their courses, and of each whether learners see it', async () => {
    const courses = [
      cmsCourseOf(),
      cmsCourseOf({ id: 'c2', name: 'العيش على الإنترنت', language: 'ar', published: true }),
    ];
    const bare = productOf({ id: 'p2', name: 'Empty shelf', published: false, courses: [] });
    const { place } = openApp('/cms', school('CONTENT_DEVELOPER', { cmsProducts: [productOf({ courses }), bare] }));
    const product = page.getByRole('region', { name: 'Digital Literacy' });
    await expect.element(product.getByRole('article').first()).toMatchTextContent('Draft');
    await expect.element(product.getByRole('article').first()).toMatchTextContent('3 levels · 12 lessons');
    await expect.element(product.getByRole('article').last()).toMatchTextContent('Published');
    const arabic = product.getByRole('heading', { name: 'العيش على الإنترنت' });
    await expect.element(arabic).toHaveAttribute('dir', 'rtl');
    await expect.element(page.getByRole('region', { name: 'Empty shelf' })).toMatchTextContent('Draft');
    await expect
      .element(page.getByRole('region', { name: 'Empty shelf' }))
      .toMatchTextContent('This product has no courses yet.');
    await expectAccessible(place);
  });

  test('say so where there are none, and where they could not be read', async () => {
    const values = school('CONTENT_MANAGER', { cmsProducts: () => refuse('INTERNAL', 'a bug') });
    openApp('/cms', values);
    await expect.element(page.getByRole('alert')).toMatchTextContent('The products could not be loaded.');
    Object.assign(values, { cmsProducts: [] });
    await page.getByRole('button', { name: 'Load again' }).click();
    await expect.element(page.getByText('There are no products yet.')).toBeVisible();
  });
});
