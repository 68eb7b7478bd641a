import type { Page } from '@playwright/test';
import type { Database } from '../server/src/database/connect.ts';
import { expect, test } from './server.ts';

const course = 'Data and Devices at Work';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a lesson of the demo course in the editor. */
async function openLesson(page: Page, name: string): Promise<void> {
  await page.goto('/cms');
  await page
    .getByRole('link', { name: new RegExp(course) })
    .first()
    .click();
  await page.getByRole('treeitem').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const lessonsIn = (db: Database) =>
  db
    .selectFrom('lessons')
    .innerJoin('courses', 'courses.id', 'lessons.course_id')
    .where('courses.name', '=', course)
    .where('lessons.deleted_on', 'is', null)
    .orderBy('lessons.display_order')
    .select(['lessons.id', 'lessons.name'])
    .execute();

test('two change the same lesson, one loses the line and the tab, and neither loses a word', async ({
  product: { db, origin },
  signIn,
  browser,
}) => {
  const contexts = await Promise.all([
    browser.newContext({ baseURL: origin }),
    browser.newContext({ baseURL: origin }),
  ]);
  const [manager, developer] = await Promise.all(contexts.map((context) => context.newPage()));
  if (!manager || !developer) throw new Error('Nobody is there.');
  await signIn(manager, 'content-manager@demo.test');
  await signIn(developer, 'content-developer@demo.test');
  const lesson = 'Devices and connections';
  const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });

  await openLesson(developer, lesson);
  await expect(description(developer)).toBeEditable();
  await developer.context().setOffline(true);
  await description(developer).fill('Plugs, sockets and what fits where.');
  await expect(developer.getByText('It is kept on this device and sent when the connection is back.')).toBeVisible();
  const address = developer.url();
  await developer.close();

  await openLesson(manager, lesson);
  await manager.getByRole('textbox', { name: /^Name/ }).fill('Devices and cables');
  await button(manager, 'Save and publish').click();
  await expect(manager.getByRole('heading', { level: 2, name: 'Devices and cables' })).toBeVisible();

  const [, own] = contexts;
  await own?.setOffline(false);
  const again = await own?.newPage();
  if (!again) throw new Error('No tab opens.');
  await again.goto(address);
  await expect(again.getByText(/^You typed this (on this device )?and have not saved it/)).toBeVisible();
  await expect(description(again)).toHaveValue('Plugs, sockets and what fits where.');
  await button(again, 'Save').click();
  const both = again.getByRole('dialog', { name: 'Changed in the meantime' });
  await both.getByRole('radio', { name: 'Name: Theirs' }).click();
  await both.getByRole('button', { name: 'Save this choice' }).click();
  await expect(again.getByText(/once it is published/).first()).toBeVisible();
  await expect(both).toBeHidden();
  expect((await lessonsIn(db)).map(({ name }) => name)).toContain('Devices and cables');
  const [waiting] = await db.selectFrom('waiting_changes').select('content').execute();
  expect(waiting?.content).toMatchObject({
    name: 'Devices and cables',
    description: 'Plugs, sockets and what fits where.',
  });
});

test('several lessons are moved and moved back; one in use is deleted and restored', async ({
  page,
  product: { db },
  signIn,
}) => {
  await signIn(page, 'content-manager@demo.test');
  const before = await lessonsIn(db);
  const [, second, third] = before;
  if (!second || !third) throw new Error('The course has no lessons.');
  await openLesson(page, second.name);

  await button(page, 'Select').click();
  await page.getByRole('treeitem').filter({ hasText: second.name }).first().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByText('2 selected')).toBeVisible();
  await button(page, 'Move to…').click();
  await page.getByRole('dialog', { name: 'Move 2 items' }).getByRole('button', { name: 'Move', exact: true }).click();
  const moved = [...before.filter(({ id }) => id !== second.id && id !== third.id), second, third];
  await expect.poll(() => lessonsIn(db)).toEqual(moved);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => lessonsIn(db)).toEqual(before);
  await button(page, 'Done').click();

  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: `Delete “${second.name}”?` });
  await expect(dialog).toContainText(/learner/);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(async () => (await lessonsIn(db)).length).toBe(before.length - 1);
  await page.goto('/cms/deleted');
  await button(page, `Restore ${second.name}`).click();
  await expect.poll(() => lessonsIn(db)).toEqual(before);
});
