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

  await test.step('Home in a new tab', async () => {
    const tab = await page.context().newPage();
    await tab.goto('/');
    await expect(tab.getByRole('heading', { name: 'My Institution' })).toBeVisible();
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
    // The router notes a place a tenth of a second after it was reached: whoever leaves sooner comes back to the one before.
    await expect(async () => {
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
      const left = await page.evaluate(() => window.scrollY);
      expect(left).toBeGreaterThan(0);
      await materials.first().evaluate((link: HTMLElement) => link.click());
      await expect(page.getByText('Study Project 1')).toBeHidden();
      await page.goBack();
      await expect(page.getByText('Study Project 1')).toBeAttached();
      await expect.poll(() => page.evaluate(() => window.scrollY), { timeout: 3000 }).toBe(left);
    }).toPass();
  });
});

test('a tab whose session another person has replaced says whose work it shows and asks for a new sign-in', async ({
  page: first,
  product,
  signIn,
}) => {
  const { group_id, course_id } = await smallCourse(product.db, { name: 'Two People', learner: 'student@demo.test' });
  const course = `/group/${group_id}/course/${course_id}`;
  const profile = first.getByRole('button', { name: /^Profile of/ });
  await signIn(first, 'student@demo.test');
  await first.goto(course);
  const name = (await profile.innerText()).replace(/^[^]*Profile of /, '');

  await test.step('somebody else signs in', async () => {
    await first.context().clearCookies();
    const second = await first.context().newPage();
    await signIn(second, 'main-instructor@demo.test');
    await second.close();
  });

  await test.step('the first tab wants to renew its session', async () => {
    await first.evaluate(() => {
      const key = Object.keys(sessionStorage).find((one) => one.startsWith('lectern.oidc.user:')) ?? '';
      const tokens = JSON.parse(sessionStorage.getItem(key) ?? '') as object;
      sessionStorage.setItem(key, JSON.stringify({ ...tokens, expires_at: 1, refresh_token: undefined }));
    });
    await first.reload();
    const dialog = first.getByRole('dialog', { name: 'Please sign in again' });
    await expect(dialog).toContainText(`This page shows the work of ${name}.`);
    await dialog.getByRole('button', { name: 'Sign in' }).click();
  });

  await test.step('the first person signs in and is where they were', async () => {
    await first.getByLabel('Email').fill('student@demo.test');
    await first.getByLabel('Password', { exact: true }).fill('lectern-demo');
    await first.getByRole('button', { name: 'Sign in' }).click();
    await expect(first.getByRole('heading', { level: 1 })).toContainText('Course of Two People');
    await expect(profile).toContainText(name);
  });

  await test.step('signed out in one tab, Home in another asks nobody', async () => {
    await profile.click();
    await first.getByRole('button', { name: 'Logout' }).click();
    await first.waitForURL(/index\.html|\/$/);
    const tab = await first.context().newPage();
    const asked: string[] = [];
    tab.on('request', (request) => request.url().includes('/identity/') && asked.push(request.url()));
    await tab.goto('/');
    await expect(tab.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
    expect(asked).toEqual([]);
  });
});

test('in a browser that stores nothing a person signs in, reads what is not kept, and is in session after a reload', async ({
  page,
  product,
  signIn,
}) => {
  const { group_id, course_id } = await smallCourse(product.db, { name: 'Nothing Kept' });
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('refused', 'SecurityError');
        },
      });
  });
  const failed: string[] = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await signIn(page, 'main-instructor@demo.test');
  await expect(page.getByText('This browser keeps nothing for Lectern.')).toBeVisible();
  await page.goto(`/group/${group_id}/course/${course_id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Course of Nothing Kept');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Course of Nothing Kept');
  expect(failed).toEqual([]);
});
