import { button, groupWith, pageOf } from './authors.ts';
import { expect, test } from './server.ts';

test('a content team makes a course from nothing; what is changed in it stays unseen until it is published', async ({
  product: { db, origin },
  signIn,
  browser,
}) => {
  const as = async (email: string) => {
    const page = await pageOf(browser, origin);
    await signIn(page, email);
    return page;
  };
  const [manager, developer, learner] = await Promise.all(
    ['content-manager@demo.test', 'content-developer@demo.test', 'student@demo.test'].map(as),
  );
  if (!manager || !developer || !learner) throw new Error('Nobody is there.');

  await test.step('a manager makes a product and a course, which a developer is not offered', async () => {
    await manager.goto('/cms');
    await button(manager, 'Create Product').click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Soils');
    await dialog.getByRole('textbox', { name: /Color/ }).fill('#0f766e');
    await dialog.locator('input[type=file]').setInputFiles(logo);
    await expect(dialog.getByRole('img', { name: 'Logo' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Create Product' }).click();
    await expect(dialog).toBeHidden();
    await button(manager, 'Add Course: Soils').click();
    await dialog.getByRole('textbox', { name: /Name/ }).fill('Growing things');
    await dialog.getByRole('button', { name: 'Add Course' }).click();
    await expect(manager.getByRole('link', { name: /Growing things/ })).toBeVisible();
    await developer.goto('/cms');
    await expect(developer.getByRole('link', { name: /Growing things/ })).toBeVisible();
    await expect(button(developer, 'Create Product')).toBeHidden();
    await expect(button(developer, 'Publish: Soils')).toBeHidden();
  });

  await test.step('a developer fills it by keyboard, without a dialog between two questions', async () => {
    await developer.getByRole('link', { name: /Growing things/ }).click();
    await expect(developer.getByRole('tab', { name: 'Publish' })).toBeHidden();
    await button(developer, 'Add lesson').click();
    await developer.getByRole('textbox', { name: /^Name/ }).fill('Ground');
    await button(developer, 'Create lesson').click();
    await expect(developer.getByRole('heading', { name: 'Ground' })).toBeVisible();
    await developer
      .getByRole('treeitem', { name: /Level 1/ })
      .first()
      .click();
    await button(developer, 'Add question').click();
    const text = developer.getByRole('textbox', { name: 'Question', exact: true });
    await developer.getByRole('combobox', { name: 'Lesson' }).selectOption({ label: 'Ground' });
    await text.focus();
    for (const number of [1, 2]) {
      await expect(text).toBeFocused();
      await developer.keyboard.type(`Which soil holds water (${number})?`);
      await developer.keyboard.press('Tab');
      await developer.keyboard.press('Space');
      await developer.keyboard.press('Tab');
      for (const soil of ['Clay', 'Sand', 'Gravel']) {
        await developer.keyboard.type(soil);
        if (soil !== 'Gravel') await developer.keyboard.press('Enter');
      }
      await expect(developer.getByRole('textbox', { name: 'Answer C', exact: true })).toHaveValue('Gravel');
      await developer.keyboard.press('Control+Enter');
      await expect(developer.getByRole('textbox', { name: 'Answer C', exact: true })).toHaveValue('');
      await expect(developer.getByRole('dialog')).toBeHidden();
    }
    await button(developer, 'Back to the questions').click();
    await expect(developer.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')).toHaveCount(
      2,
    );
  });

  await test.step('the manager publishes it with the drafts inside', async () => {
    await button(manager, 'Publish: Soils').click();
    await expect(manager.getByText('Successfully Published Product!').first()).toBeVisible();
    await manager.getByRole('link', { name: /Growing things/ }).click();
    await manager.getByRole('tab', { name: 'Publish' }).click();
    await manager.getByRole('radio', { name: 'Published' }).click();
    await manager.getByRole('checkbox', { name: 'Publish these drafts too' }).click();
    await expect(manager.getByText('The checks have found nothing.')).toBeVisible();
    await button(manager, 'Save').click();
    await expect(manager.getByText(/items are published\./).first()).toBeVisible();
  });

  await test.step('a learner is asked its questions, and sees a change once it is published', async () => {
    const { id } = await db
      .selectFrom('courses')
      .select('id')
      .where('name', '=', 'Growing things')
      .executeTakeFirstOrThrow();
    const course = await groupWith(db, id, 'Gardeners');
    await learner.goto(`${course}/benchmark/1`);
    await button(learner, 'Start').click();
    await expect(learner.getByText(/Which soil holds water/).first()).toBeVisible();
    await developer.getByRole('tab', { name: 'Settings' }).click();
    await developer.getByRole('textbox', { name: /^Name/ }).fill('Growing more');
    await button(developer, 'Save').click();
    await expect(developer.getByText(/once it is published/).first()).toBeVisible();
    const title = learner.getByRole('heading', { level: 1 });
    await learner.goto(course);
    await expect(title).toHaveText('Growing things');
    await manager.goto('/cms?tab=waiting');
    const waiting = manager.getByRole('region', { name: 'Growing things' });
    await waiting.getByRole('button', { name: 'Publish' }).click();
    await expect(waiting).toBeHidden();
    await learner.reload();
    await expect(title).toHaveText('Growing more');
  });

  await test.step('the manager sees it on a phone and in the dark, drafts included, without a change of their own page', async () => {
    await manager.goto('/cms');
    await manager.getByRole('link', { name: /Growing more/ }).click();
    await manager.getByRole('link', { name: 'Phone and desktop' }).click();
    const frame = manager.frameLocator('iframe');
    await expect(frame.getByRole('heading', { level: 1, name: 'Growing more' })).toBeVisible();
    await manager.getByText('Phone', { exact: true }).click();
    await manager.getByText('Dark', { exact: true }).click();
    const inside = frame.locator('html');
    await expect(inside).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(manager.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
    expect(await inside.evaluate(() => innerWidth)).toBe(390);
    await frame.getByRole('link', { name: 'Study Materials' }).click();
    await expect(manager).toHaveURL(/page=%2Flibrary/);
    await manager.reload();
    await expect(frame.getByText('Ground').first()).toBeVisible();
    await frame.getByRole('link', { name: 'Home' }).first().click();
    await expect(manager).toHaveURL('/');
  });

  await test.step('the manager reads who keeps the old key before another is shown, and lets it wait', async () => {
    await manager.goto('/cms');
    await manager.getByRole('link', { name: /Growing more/ }).click();
    await manager
      .getByRole('treeitem', { name: /Level 1/ })
      .first()
      .click();
    await manager
      .getByRole('button', { name: /Which soil/ })
      .first()
      .click();
    await manager.getByRole('checkbox', { name: 'Answer B is correct' }).click();
    await button(manager, 'Save and publish').click();
    const dialog = manager.getByRole('dialog', { name: 'The right answer changes' });
    await expect(dialog).toContainText('1 attempt running');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await button(manager, 'Save for later').click();
    await expect(manager.getByText(/once it is published/).first()).toBeVisible();
  });
});

const logo = {
  name: 'soil.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 20h20v2H2z"/></svg>'),
};
