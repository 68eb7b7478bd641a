import { button } from './authors.ts';
import { clean } from './looking.ts';
import { expect, test } from './server.ts';

test('a sales manager adds an institution, quotes and prints, activates, and renews what ends', async ({
  page,
  signIn,
}) => {
  const dialog = page.getByRole('dialog');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('a new institution, whose sales manager is who adds it', async () => {
    await signIn(page, 'sales-manager@demo.test');
    await page.goto('/sales-management');
    await page.getByRole('link', { name: 'Add Institution' }).click();
    await page.getByLabel(/^Name/).fill('Marlow Bridge Academy');
    await page.getByLabel(/^Country/).selectOption('GB');
    await clean(page, 'the form of an institution');
    await button(page, 'Add Institution').click();
    await expect(heading('Marlow Bridge Academy')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: 'Kwame Boateng' })).toBeVisible();
  });

  await test.step('a quote, with a price', async () => {
    await button(page, 'Quote License').click();
    await dialog.getByLabel(/^Name/).fill('First campus');
    await dialog.getByLabel('Digital Workplace').check();
    await dialog.getByLabel(/^Price/).fill('4800');
    await dialog.getByLabel(/^Currency/).selectOption('GBP');
    await clean(page, 'quoting a license');
    await dialog.getByRole('button', { name: 'Quote License' }).click();
    await expect(page.getByText('Created new license First campus')).toBeVisible();
    await expect(card('First campus')).toContainText('Requires Activation');
  });

  await test.step('its sheet, as it is printed', async () => {
    await card('First campus').getByRole('link').first().click();
    await expect(heading('Quote: First campus')).toBeVisible();
    await clean(page, 'a quote on a page of its own');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('£4,800.00')).toBeVisible();
    await expect(button(page, 'Print')).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    await page.goBack();
  });

  await test.step('the quote is activated, which Undo takes back and another act repeats', async () => {
    const activate = async () => {
      await button(page, 'Activate First campus').click();
      await dialog.getByRole('button', { name: 'Activate License' }).click();
      await expect(card('First campus')).toContainText('Active Now');
    };
    await activate();
    await button(page, 'Undo').click();
    await expect(card('First campus')).toContainText('Requires Activation');
    await activate();
    await card('First campus').getByRole('link', { name: '0 of 100 seats used' }).click();
    await expect(heading('Seats of First campus')).toBeVisible();
    await expect(page.getByRole('link', { name: '100 bought' })).toBeVisible();
    await clean(page, 'the seats of a license');
  });

  await test.step('what ends in 30 days is renewed, and leaves the list', async () => {
    await page.goto('/sales-management?tab=renewals');
    const ending = page.getByRole('table').getByRole('rowgroup').filter({ hasText: 'day centre' });
    await ending.getByRole('link', { name: 'Kestrel Valley Adult Learning' }).click();
    await button(page, 'Renew Digital Workplace, day centre').click();
    await clean(page, 'renewing a license');
    await dialog.getByRole('button', { name: 'Renew License' }).click();
    await expect(card('day centre')).toContainText('Active Now');
    await page.goto('/sales-management?tab=renewals');
    await expect(page.getByRole('table')).toBeVisible();
    await expect(ending).toHaveCount(0);
  });
});
