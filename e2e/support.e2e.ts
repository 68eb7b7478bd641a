import { button } from './authors.ts';
import { clean } from './looking.ts';
import { expect, test } from './server.ts';

test('support finds a person, changes their role, and meets the ceiling of their own', async ({ page, signIn }) => {
  const find = async (what: string) => {
    await page.goto('/manage-jasperactive/users');
    await page.getByRole('searchbox').fill(what);
    await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  };

  await test.step('a person who is found by their address', async () => {
    await signIn(page, 'tech-support@demo.test');
    await find('new-learner@demo.test');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(button(page, 'Edit')).toBeEnabled();
    await expect(page.getByText('new-learner@demo.test')).toBeVisible();
    await clean(page, 'a person in the admin area');
  });

  await test.step('gets one of the roles that support may give', async () => {
    await button(page, 'Edit').click();
    const role = page.getByLabel('Role');
    await expect(role.getByRole('option')).toHaveText(['User', 'Learner', 'Instructor', 'Main Instructor']);
    await role.selectOption('Instructor');
    await clean(page, 'the role of a person');
    await button(page, 'Save').click();
    await expect(page.getByText('Successfully updated user')).toBeVisible();
  });

  await test.step('which a reload shows too', async () => {
    await find('new-learner@demo.test');
    await expect(page.getByRole('table').getByRole('row').last()).toContainText('Instructor');
  });

  await test.step('somebody above is not edited, by no address either', async () => {
    await find('system-admin@demo.test');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(button(page, 'Edit')).toBeDisabled();
    await expect(page.getByText('system-admin@demo.test')).toBeVisible();
    const address = page.url();
    await page.goto(`${address}/edit`);
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Role')).toHaveCount(0);
  });

  await test.step('nor oneself', async () => {
    await find('tech-support@demo.test');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page.getByText('Me', { exact: true })).toBeVisible();
    await expect(button(page, 'Edit')).toBeDisabled();
  });
});
