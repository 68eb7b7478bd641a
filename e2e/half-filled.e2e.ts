import { button } from './authors.ts';
import { expect, test } from './server.ts';

test('a half-filled dialog asks before Back, and before the page is loaded anew, and nothing untouched asks', async ({
  page,
  signIn,
}) => {
  await signIn(page, 'main-instructor@demo.test');
  const dialog = page.getByRole('dialog', { name: 'Create Group' });
  const name = dialog.getByLabel('Group Name');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const home = page.getByRole('heading', { level: 1, name: 'My Institution' });
  const open = async () => {
    await page.locator('a[href^="/group/"]').first().click();
    await expect(home).toBeHidden();
    await page.getByRole('link', { name: 'Home' }).first().click();
    await expect(home).toBeVisible();
    await button(page, 'Create Group').click();
    await expect(name).toBeVisible();
  };

  await test.step('untouched, it goes with Back', async () => {
    await open();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(home).toBeHidden();
  });

  await test.step('half-filled, it stays until somebody says so', async () => {
    await open();
    await name.fill('Class 7');
    await page.goBack();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(name).toHaveValue('Class 7');
    const asked = page.waitForEvent('dialog');
    const loading = page.reload();
    await (await asked).accept();
    await loading;
    await expect(dialog).toBeHidden();
    await button(page, 'Create Group').click();
    await name.fill('Class 8');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('however often Back is pressed, Leave closes it and leads to the place before', async () => {
    await open();
    await name.fill('Class 9');
    const here = page.url();
    for (let press = 0; press < 2; press++) {
      await page.goBack();
      await expect(question).toBeVisible();
      await expect(page).toHaveURL(here);
    }
    await question.getByRole('button', { name: 'Leave', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/group\//);
    await expect(home).toBeHidden();
  });

  await test.step('where the place before is the same page, it is closed all the same, and the next one asks again', async () => {
    await page.goto('/');
    await page.evaluate(() => {
      const { history } = window;
      const index = Number(history.state['__TSR_index']) + 1;
      history.pushState({ ['__TSR_index']: index, ['__TSR_key']: 'here', key: 'here' }, '', '/?tab=groups');
    });
    for (const text of ['Class 10', 'Class 11']) {
      await button(page, 'Create Group').click();
      await name.fill(text);
      await page.goBack();
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(dialog).toBeHidden();
      await expect(page).not.toHaveURL(/tab=groups/);
      await expect(home).toBeVisible();
      await page.goForward();
      await expect(page).toHaveURL(/tab=groups/);
    }
  });
});

test('a half-filled form on a page asks the same, and stays at its address while it asks', async ({ page, signIn }) => {
  await signIn(page, 'sales-manager@demo.test');
  await page.getByRole('link', { name: 'Sales Management' }).first().click();
  await page.getByRole('link', { name: 'Add Institution' }).click();
  await page.getByLabel(/^Name/).fill('Harbour College');
  const here = page.url();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (let press = 0; press < 2; press++) {
    await page.goBack();
    await expect(question).toBeVisible();
    await expect(page).toHaveURL(here);
  }
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Harbour College');
  await page.goBack();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Institutions' })).toBeVisible();
});
