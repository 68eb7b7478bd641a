import { clean } from './looking.ts';
import { expect, test } from './server.ts';

test('customer success works the renewal list: finds why, follows up, goes to the institution, takes the list along', async ({
  page,
  signIn,
}) => {
  const table = page.getByRole('table');
  const license = (name: string) => table.getByRole('rowgroup').filter({ hasText: name });
  const evening = license('Digital Workplace, evening classes');
  /** How many of its follow-ups are open. */
  const open = evening.getByRole('row').first().getByRole('cell').nth(7);
  const what = 'Call about the evening classes of the next year.';

  await test.step('Renewals in the admin area, which is of 30 days', async () => {
    await signIn(page, 'customer-success@demo.test');
    await page.goto('/manage-jasperactive');
    await page.getByRole('link', { name: 'Renewals', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Upcoming Renewals' })).toBeVisible();
    await expect(license('taller central')).toContainText('20 Days');
    await expect(evening).toHaveCount(0);
    await clean(page, 'renewals of 30 days');
  });

  await test.step('all that run, sorted by their days', async () => {
    await page.getByRole('radio', { name: 'All active' }).check({ force: true });
    await expect(evening).toContainText('45 Days');
    const days = table.getByRole('columnheader', { name: 'Days', exact: true });
    await days.getByRole('button').click();
    await expect(days).toHaveAttribute('aria-sort', 'descending');
    // Other journeys may have sold more than one page of licenses.
    const shown = async () =>
      (await table.getByText(/^\d+ Days?$/).allTextContents()).map((text) => Number.parseInt(text));
    await expect
      .poll(async () => (await shown()).every((one, at, all) => at === 0 || one <= (all[at - 1] ?? 0)))
      .toBe(true);
    expect((await shown()).length).toBeGreaterThan(1);
  });

  await test.step('one that a search finds, also after a reload', async () => {
    await page.getByRole('searchbox').fill('evening classes');
    await expect(table.getByRole('rowgroup')).toHaveCount(2);
    await page.reload();
    await expect(table.getByRole('rowgroup')).toHaveCount(2);
    await expect(evening).toContainText('Seats unused');
  });

  await test.step('why it is there, with the numbers', async () => {
    await evening.getByRole('button', { name: /^Why:/ }).click();
    await expect(evening.getByText(/^Learners have taken \d+ of 100 seats, \d+ days into the term\.$/)).toBeVisible();
    await expect(evening.getByText(/^Learners and gain were counted on /)).toBeVisible();
    await clean(page, 'a license with its reasons');
  });

  await test.step('a follow-up, which is counted at once', async () => {
    await evening.getByRole('button', { name: 'Add follow-up' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^What/ }).fill(what);
    await clean(page, 'a follow-up');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(open).toHaveText('2');
  });

  await test.step('the institution, where it stands and is done', async () => {
    await evening.getByRole('link', { name: 'Harbour Street Technical College' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Harbour Street Technical College' })).toBeVisible();
    const followUps = page.getByRole('region', { name: 'Follow-ups' });
    const mine = followUps.getByRole('listitem').filter({ hasText: what });
    await expect(mine).toBeVisible();
    await clean(page, 'an institution in the admin area');
    await mine.getByRole('button', { name: `Done: ${what}` }).click();
    await expect(mine.getByRole('button', { name: `Reopen: ${what}` })).toBeVisible();
    await page.goBack();
    await expect(open).toHaveText('1');
  });

  await test.step('the list as a spreadsheet', async () => {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^Renewals .*\.xlsx$/);
  });
});
