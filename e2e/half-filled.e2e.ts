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
});
