import type { QuestionType } from '@lectern/domain/learning/question/question-types.ts';
import { results } from '../web/src/texts/learner/en.ts';
import { alsoAskedBy, button, groupWith, pageOf } from './authors.ts';
import { expect, test } from './server.ts';
import type { Locator } from '@playwright/test';

/** What a content developer may not do. */
const forManagers = [
  'ProductDialog_createProduct',
  'AddCourseDialog_createCourse',
  'AddBookDialog_createBook',
  'PublishProduct_publishProduct',
  'CmsCourse_publishContentItems',
  'Waiting_publishChanges',
];

const asked = /Which soil holds water|What of soil/;

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
  test.slow();
  const [manager, developer, learner] = await Promise.all(
    ['content-manager@demo.test', 'content-developer@demo.test', 'student@demo.test'].map(as),
  );
  if (!manager || !developer || !learner) throw new Error('Nobody is there.');

  let course = '';
  const told = await alsoAskedBy(developer, manager, forManagers);
  await developer.goto('/cms');
  await expect(developer.getByRole('heading', { level: 1, name: 'Content Management' })).toBeVisible();

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

  await test.step('and an e-book for it, whose page a developer writes', async () => {
    await manager.goto('/cms/ebook');
    await button(manager, 'Add E-Book').click();
    const dialog = manager.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /Book Title/ }).fill('Soil, briefly');
    await dialog.getByRole('combobox', { name: /Product/ }).selectOption({ label: 'Soils' });
    await dialog.getByRole('button', { name: 'Add E-Book' }).click();
    await expect(dialog).toBeHidden();
    await developer.goto('/cms/ebook');
    const book = developer.getByRole('link', { name: 'Soil, briefly' });
    await expect(book).toBeVisible();
    await expect(button(developer, 'Add E-Book')).toBeHidden();
    await book.click();
    await button(developer, 'Add page').click();
    await developer.getByRole('textbox', { name: 'Title' }).fill('Grains');
    await developer.getByRole('textbox', { name: 'Content' }).fill('Clay has the smallest.');
    await button(developer, 'Save page').click();
    await expect(developer.getByText('Successfully Created Page').first()).toBeVisible();
    await developer.goto('/cms');
  });

  const text = developer.getByRole('textbox', { name: 'Question', exact: true });
  const answer = (letter: string) => developer.getByRole('textbox', { name: `Answer ${letter}`, exact: true });

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
    await developer.getByRole('combobox', { name: 'Lesson' }).selectOption({ label: 'Ground' });
    await text.focus();
    for (let number = 1; number <= 2; number++) {
      await expect(text).toBeFocused();
      await developer.keyboard.type(`Which soil holds water (${number})?`);
      await developer.keyboard.press('Tab');
      await developer.keyboard.press('Space');
      await developer.keyboard.press('Tab');
      for (const soil of ['Clay', 'Sand', 'Gravel']) {
        await developer.keyboard.type(soil);
        await developer.keyboard.press('Enter');
      }
      await developer.keyboard.type('Peat');
      await expect(answer('D')).toHaveValue('Peat');
      await developer.keyboard.press('Control+Enter');
      await expect(answer('D')).toHaveValue('');
      await expect(developer.getByRole('dialog')).toBeHidden();
    }
  });

  await test.step('and writes one of each other type', async () => {
    const others: Readonly<Record<Exclude<QuestionType, 'MULTIPLE_CHOICE'>, string>> = {
      SEQUENCE: 'Sequence',
      TRUE_OR_FALSE: 'True or false',
      CORRECT_OR_INCORRECT: 'Correct or incorrect',
      MATCHING: 'Matching',
    };
    for (const [type, name] of Object.entries(others)) {
      await developer.getByRole('combobox', { name: 'Type' }).selectOption({ label: name });
      await text.fill(`What of soil? (${name})`);
      const rows = type === 'SEQUENCE' ? ['1', '2', '3', '4'] : ['A', 'B', 'C', 'D'];
      for (const [at, row] of rows.entries()) {
        if (type === 'MATCHING') {
          await developer.getByRole('textbox', { name: `Concept ${row}`, exact: true }).fill(`Soil ${row}`);
          await developer.getByRole('textbox', { name: `Description ${row}`, exact: true }).fill(`Is ${row}.`);
          continue;
        }
        await answer(row).fill(`It is ${row}.`);
        if (type.includes('OR'))
          await developer
            .getByRole('group', { name: `Answer ${row}`, exact: true })
            .getByRole('radio')
            .nth(at % 2)
            .click();
      }
      await button(developer, 'Save and next').click();
      await expect(text).toHaveText('');
    }
    await button(developer, 'Back to the questions').click();
    await expect(developer.getByRole('region', { name: 'Questions', exact: true }).getByRole('listitem')).toHaveCount(
      6,
    );
  });

  await test.step('who is not offered publishing', async () => {
    await developer.goto(`${developer.url().split('?')[0]}?tab=publish`);
    await expect(developer.getByRole('tab', { name: 'Curriculum' })).toHaveAttribute('aria-selected', 'true');
    await expect(developer.getByRole('tab', { name: 'Publish' })).toBeHidden();
  });

  await test.step('the manager publishes it with the drafts inside', async () => {
    await manager.goto('/cms');
    await button(manager, 'Publish: Soils').click();
    await expect(manager.getByText('Successfully Published Product!').first()).toBeVisible();
    await manager.getByRole('link', { name: /Growing things/ }).click();
    await manager.getByRole('tab', { name: 'Publish' }).click();
    await manager.getByRole('radio', { name: 'Published' }).click();
    await manager.getByRole('checkbox', { name: 'Publish these drafts too' }).click();
    await expect(manager.getByText('The checks found nothing.')).toBeVisible();
    await button(manager, 'Save').click();
    await expect(manager.getByText(/items are published\./).first()).toBeVisible();
  });

  const change = async (field: Locator, to: string) => {
    await field.fill(to);
    await button(developer, 'Save').click();
    await expect(developer.getByText(/once it is published/).first()).toBeVisible();
  };

  await test.step('a learner is asked its questions, and sees a change once it is published', async () => {
    const { id } = await db
      .selectFrom('courses')
      .select('id')
      .where('name', '=', 'Growing things')
      .executeTakeFirstOrThrow();
    course = await groupWith(db, id, 'Gardeners');
    await developer.reload();
    await developer
      .getByRole('treeitem', { name: /Level 1/ })
      .first()
      .click();
    await developer.getByRole('button', { name: /Which soil holds water \(2\)/ }).click();
    await change(text, 'Of what is a pot made?');
    await developer.getByRole('tab', { name: 'Settings' }).click();
    await change(developer.getByRole('textbox', { name: /^Name/ }), 'Growing more');
    await learner.goto(`${course}/benchmark/1`);
    await button(learner, 'Start').click();
    await expect(learner.getByText(asked).first()).toBeVisible();
    const title = learner.getByRole('heading', { level: 1 });
    await learner.goto(course);
    await expect(title).toHaveText('Growing things');
    await manager.goto('/cms?tab=waiting');
    const waiting = manager.getByRole('region', { name: 'Growing things' });
    await waiting.getByRole('button', { name: 'Publish all' }).click();
    await expect(waiting).toBeHidden();
    await learner.reload();
    await expect(title).toHaveText('Growing more');
  });

  await test.step('all that only a manager does was refused to the developer, who asked for the same', () => {
    expect(told).toEqual(Object.fromEntries(forManagers.map((operation) => [operation, 'FORBIDDEN'])));
  });

  await test.step('the manager sees it on a phone and in the dark, drafts included, without a change of their own page', async () => {
    await manager.goto('/cms');
    await manager.getByRole('link', { name: /Growing more/ }).click();
    await manager.getByRole('link', { name: 'Preview sizes' }).click();
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

  await test.step('the learner goes on where they were, and reads the result', async () => {
    await learner.goto(`${course}/benchmark/1`);
    for (let left = 6; left > 0; left--) {
      await expect(learner.getByText(asked).first()).toBeVisible();
      const right = learner.getByRole('radio', { name: 'Clay' });
      if (await right.isVisible()) await right.check();
      await button(learner, left > 1 ? 'Next' : 'Review answers').click();
    }
    await button(learner, 'Submit').click();
    await learner.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    await expect(learner.getByRole('heading', { name: results.failedOnce })).toBeVisible();
  });
});

const logo = {
  name: 'soil.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M2 20h20v2H2z"/></svg>'),
};
