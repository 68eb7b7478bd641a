// One at a time: it cuts the line of a browser.
import type { Page } from '@playwright/test';
import { buildCourse, buildLesson, buildStudyProject } from '../server/seed/content.ts';
import type { Database } from '../server/src/base/database/connect.ts';
import { answer } from './answering.ts';
import { button, editorOf, groupWith, pageOf } from './authors.ts';
import { expect, test } from './server.ts';

const names = ['Signals', 'Devices and connections', 'Networks', 'Storage'] as const;

/** A published course of its own, so that what is done here stands beside what others do in the same school. */
async function courseOf(db: Database, name: string) {
  const course = await buildCourse(db, { name });
  const lessons: { readonly id: string; readonly name: string }[] = [];
  for (const lesson of names) {
    const { id } = await buildLesson(db, { course_id: course.id, name: lesson });
    lessons.push({ id, name: lesson });
  }
  const [, devices] = lessons;
  if (!devices) throw new Error('The course has no lessons.');
  return { course, editor: editorOf(course), lessons, devices };
}

async function openLesson(page: Page, editor: string, name: string): Promise<void> {
  await page.goto(editor);
  await page.getByRole('treeitem').filter({ hasText: name }).first().click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

const lessonsIn = (db: Database, course_id: string) =>
  db
    .selectFrom('lessons')
    .where('course_id', '=', course_id)
    .where('deleted_on', 'is', null)
    .orderBy('display_order')
    .select(['id', 'name'])
    .execute();

const lessonNow = (db: Database, id: string) =>
  db.selectFrom('lessons').where('id', '=', id).select(['name', 'description']).executeTakeFirstOrThrow();

test('two change the same lesson, one loses the line and the tab, and neither loses a word', async ({
  product: { db, origin },
  signIn,
  browser,
}) => {
  const { editor, devices } = await courseOf(db, 'Cables and plugs');
  const [manager, developer] = await Promise.all([pageOf(browser, origin), pageOf(browser, origin)]);
  await signIn(manager, 'content-manager@demo.test');
  await signIn(developer, 'content-developer@demo.test');
  const own = developer.context();
  const description = (page: Page) => page.getByRole('textbox', { name: /^Description/ });
  const both = (page: Page) => page.getByRole('dialog', { name: 'Changed in the meantime' });
  const typed = 'Plugs, sockets and what fits where.';

  const address = await test.step('a developer loses the line while typing, then the tab', async () => {
    await openLesson(developer, editor, devices.name);
    await expect(description(developer)).toBeEditable();
    await own.setOffline(true);
    await description(developer).fill(typed);
    await developer.getByRole('textbox', { name: /^Name/ }).fill('Devices and plugs');
    await expect(developer.getByText('It is kept on this device and sent when the connection is back.')).toBeVisible();
    const at = developer.url();
    await developer.close();
    return at;
  });

  await test.step('a manager saves the lesson meanwhile', async () => {
    await openLesson(manager, editor, devices.name);
    await manager.getByRole('textbox', { name: /^Name/ }).fill('Devices and cables');
    await button(manager, 'Save and publish').click();
    await expect(manager.getByRole('heading', { level: 2, name: 'Devices and cables' })).toBeVisible();
  });

  const openAgain = async () => {
    const page = await own.newPage();
    await page.goto(address);
    await expect(page.getByText(/^You typed this (on this device )?and have not saved it/)).toBeVisible();
    await expect(description(page)).toHaveValue(typed);
    await button(page, 'Save').click();
    const dialog = both(page);
    const copy = (of: string) => dialog.getByRole('radio', { name: of });
    for (const whose of ['Yours', 'Theirs']) await expect(copy(`Name: ${whose}`)).not.toBeChecked();
    await expect(dialog).toContainText('Devices and cables');
    await expect(dialog).toContainText('Devices and plugs');
    await expect(dialog).not.toContainText(typed);
    return page;
  };

  await test.step('what both have changed is asked, also once the tab was closed over it', async () => {
    await own.setOffline(false);
    const undecided = await openAgain();
    await undecided.close();
    expect(await lessonNow(db, devices.id)).toMatchObject({ name: 'Devices and cables' });
    const page = await openAgain();
    await both(page).getByRole('radio', { name: 'Name: Theirs' }).click();
    await both(page).getByRole('button', { name: 'Save this choice' }).click();
    await expect(page.getByText(/once it is published/).first()).toBeVisible();
    await expect(both(page)).toBeHidden();
  });

  await test.step('the choice waits with what only the developer has typed, and stands once the manager publishes it', async () => {
    const waiting = db.selectFrom('waiting_changes').where('item_id', '=', devices.id).select('content').execute();
    expect(await waiting).toMatchObject([{ content: { name: 'Devices and cables', description: typed } }]);
    await manager.goto(`${editor}?tab=publish`);
    await button(manager, 'Publish').click();
    await expect(manager.getByText('Learners see the change now.').first()).toBeVisible();
    expect(await lessonNow(db, devices.id)).toEqual({ name: 'Devices and cables', description: typed });
  });
});

test('several lessons are moved and moved back; one in use is deleted and restored', async ({
  page,
  product: { db, origin },
  signIn,
  browser,
}) => {
  const { course, editor, lessons: before } = await courseOf(db, 'Wires and waves');
  const [, second, third] = before;
  if (!second || !third) throw new Error('The course has no lessons.');
  await buildStudyProject(db, { lesson_id: second.id });

  const learner = await pageOf(browser, origin);
  await signIn(learner, 'student@demo.test');
  const taken = await groupWith(db, course.id, 'Electricians');
  await learner.goto(taken);
  await learner.getByRole('link', { name: /^Start Study Project 1/ }).click();
  await button(learner, 'Start').click();
  await answer(learner, true);
  await button(learner, 'Check Answer').click();
  await button(learner, 'Submit Answers').click();
  await expect(button(learner, 'Done')).toBeVisible();

  await signIn(page, 'content-manager@demo.test');
  await openLesson(page, editor, second.name);
  await button(page, 'Select').click();
  await page.getByRole('treeitem').filter({ hasText: second.name }).first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('treeitem').filter({ hasText: third.name }).first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('2 selected')).toBeVisible();
  await button(page, 'Move to…').click();
  await page.getByRole('dialog', { name: 'Move 2 items' }).getByRole('button', { name: 'Move', exact: true }).click();
  const moved = [...before.filter(({ id }) => id !== second.id && id !== third.id), second, third];
  await expect.poll(() => lessonsIn(db, course.id)).toEqual(moved);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expect.poll(() => lessonsIn(db, course.id)).toEqual(before);
  await button(page, 'Done').click();

  await button(page, 'Delete').click();
  const dialog = page.getByRole('dialog', { name: `Delete “${second.name}”?` });
  await expect(dialog).toContainText('1 group uses it');
  await expect(dialog).toContainText('1 learner has results in it');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.poll(() => lessonsIn(db, course.id)).toEqual(before.filter(({ id }) => id !== second.id));
  await page.goto('/cms/deleted');
  await button(page, `Restore ${second.name}`).click();
  await button(page, 'Restore and publish').click();
  await expect.poll(() => lessonsIn(db, course.id)).toEqual(before);
  await learner.goto(taken);
  await expect(learner.getByText('Completed, 1 of 1 correct')).toBeVisible();
});
