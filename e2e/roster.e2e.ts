import type { Locator, Page } from '@playwright/test';
import { expect, test } from './server.ts';

const course = 'Data and Devices at Work';
const file = {
  name: 'class.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'E-mail,First name,Last name',
      'harpreet@people.test,Harpreet,Dhillon',
      'maximiliane@people.test,,',
      'linnea@elsewhere.test,Linnéa,Sandoval',
      'nobody at all,Otto,Nobody',
    ].join('\n'),
  ),
};

test('an instructor builds a group from a roster file and moves a learner, whose progress goes along', async ({
  page,
  signIn,
}) => {
  const learner = (name: string) =>
    page.getByRole('table', { name: 'Learners' }).getByRole('row').filter({ hasText: name });
  let figures = '';

  await test.step('what a learner has done in the class that she is in', async () => {
    await signIn(page, 'main-instructor@demo.test');
    await page.getByRole('link', { name: /^Cohort A/ }).click();
    figures = (await (await openFigures(page, /Dhillon/)).textContent()) ?? '';
    expect(figures).toMatch(/[1-9]\d?%/);
  });

  await test.step('Create Group on Home', async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Create Group' }).click();
    const dialog = page.getByRole('dialog', { name: 'Create Group' });
    await dialog.getByRole('textbox', { name: /^Group Name/ }).fill('Roster Class');
    const license = dialog.getByRole('combobox', { name: /^License/ });
    await license.selectOption(await license.getByRole('option', { name: /campus license/ }).getAttribute('value'));
    await dialog.getByRole('textbox', { name: /^Group Size/ }).fill('5');
    await dialog.getByRole('checkbox', { name: course, exact: true }).check();
    await dialog.getByRole('button', { name: 'Create Group' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Roster Class' })).toBeVisible();
    await page.getByRole('link', { name: 'Group Members' }).click();
    await expect(page.getByText('No learners yet. Add learners, import a file, or share the group key.')).toBeVisible();
  });

  await test.step('the file, Back and a reload, which change nothing', async () => {
    const members = page.url();
    await page.getByRole('link', { name: 'Import a roster' }).click();
    await chooseFile(page);
    await page.goBack();
    await expect(page).toHaveURL(members);
    await expect(page.getByText('No learners yet. Add learners, import a file, or share the group key.')).toBeVisible();
    await page.goForward();
    await page.reload();
    await expect(page).toHaveURL(`${members}/import`);
    await chooseFile(page);
  });

  await test.step('the difference, which is imported as it is shown and chosen', async () => {
    await expect(
      page.getByText(
        '1 person is added, 1 learner stays in another group, 1 person joins at sign-in, and 1 row is skipped.',
      ),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'What happens to Harpreet Dhillon' }).selectOption('Move');
    await expect(
      page.getByText('1 person is added, 1 learner moves, 1 person joins at sign-in, and 1 row is skipped.'),
    ).toBeVisible();
    const lines = page.getByRole('table', { name: 'All rows of the file' }).getByRole('row');
    await expect(lines.nth(1)).toContainText('SkippedNot a valid email address');
    await expect(lines.nth(2)).toContainText(/Harpreet Dhillon.*MovedFrom .Cohort A.* to .Roster Class/);
    await expect(lines.nth(3)).toContainText(/Maximiliane Theodora.*Added/);
    await expect(lines.nth(4)).toContainText(/Linnéa Sandoval.*Joins at sign-in/);
    await page.getByRole('button', { name: 'Import 3 changes' }).click();
    await expect(page.getByRole('status').getByText('The roster was imported')).toBeVisible();
  });

  await test.step('the members, whoever is awaited, and a way to take it back', async () => {
    await expect(learner('Harpreet Dhillon')).toBeVisible();
    await expect(learner('Maximiliane Theodora')).toBeVisible();
    await page.getByRole('tab', { name: 'Awaited 1' }).click();
    const awaited = page.getByRole('tabpanel', { name: 'Awaited 1' });
    await expect(awaited.getByText('Linnéa Sandoval')).toBeVisible();
    await page.reload();
    await expect(awaited.getByText("1 person hasn't joined yet")).toBeVisible();
    await expect(page.getByText(/^Teodora Vásquez imported a roster on/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Undo the import' })).toBeVisible();
    await page.getByRole('tab', { name: 'Joined 2' }).click();
    await expect(learner('Harpreet Dhillon')).toBeVisible();
  });

  await test.step('a learner moves on to another group', async () => {
    await page.getByRole('checkbox', { name: 'Choose Harpreet Dhillon' }).check();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Move Harpreet Dhillon' });
    await dialog.getByRole('radio', { name: /^Open Workshop/ }).check();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    await expect(page.getByRole('status').getByText('1 learner moved to Open Workshop')).toBeVisible();
    await expect(learner('Harpreet Dhillon')).toBeHidden();
    await expect(learner('Maximiliane Theodora')).toBeVisible();
  });

  await test.step('where she finds all that she has done', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Open Workshop' }).click();
    const row = await openFigures(page, /Dhillon/);
    await expect(row).toHaveText(figures);
    await page.reload();
    await expect(row).toHaveText(figures);
  });

  await test.step('an import on which somebody has built is not undone, and says who has', async () => {
    await page.getByRole('link', { name: 'Home' }).first().click();
    await page.getByRole('link', { name: 'Roster Class' }).click();
    await page.getByRole('link', { name: 'Group Members' }).click();
    await page.getByRole('button', { name: 'Undo the import' }).click();
    await expect(
      page.getByText('The import can no longer be undone: Harpreet Dhillon was changed or has joined since.'),
    ).toBeVisible();
    await expect(learner('Maximiliane Theodora')).toBeVisible();
  });
});

async function chooseFile(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
}

/** All figures of a learner in the gradebook of the group whose page is open. */
async function openFigures(page: Page, name: RegExp): Promise<Locator> {
  await page.getByRole('link', { name: 'Gradebook' }).click();
  await page.getByRole('combobox', { name: 'Course' }).selectOption(course);
  return page
    .getByRole('grid')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name }) });
}
