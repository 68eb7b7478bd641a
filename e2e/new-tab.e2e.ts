import { expect, test } from './server.ts';
import { smallCourse } from './school.ts';

test('a new tab is in session, Back leads to the place that was left and never to a sign-in that is over', async ({
  page,
  product,
  signIn,
}) => {
  const { group_id, course_id } = await smallCourse(product.db, { name: 'New Tab' });
  const course = `/group/${group_id}/course/${course_id}`;
  await signIn(page, 'main-instructor@demo.test');

  await test.step('a course in a new tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto(course);
    await expect(tab.getByRole('heading', { level: 1 })).toContainText('Course of New Tab');
    expect(new URL(tab.url()).pathname).toBe(course);
    await tab.close();
  });

  await test.step('Back after the sign-in', async () => {
    await page.goto(course);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Course of New Tab');
    await page.goBack();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('This sign-in took too long')).toBeHidden();
    expect(new URL(page.url()).pathname).not.toContain('/identity/');
  });

  await test.step('Back from a page below', async () => {
    await page.setViewportSize({ width: 1280, height: 400 });
    await page.goto(`${course}/library?kind=bogus`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Course of New Tab');
    await page.goto(course);
    const materials = page.getByRole('link', { name: 'E-book' }).or(page.getByRole('link', { name: 'Gradebook' }));
    await expect(page.getByText('Study Project 1')).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(0);
    await materials.first().evaluate((link: HTMLElement) => link.click());
    await expect(page.getByText('Study Project 1')).toBeHidden();
    await page.goBack();
    await expect(page.getByText('Study Project 1')).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  });
});
