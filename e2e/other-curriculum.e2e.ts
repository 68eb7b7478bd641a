import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { buildAccount } from '../server/seed/accounts.ts';
import { bakery } from '../server/test/other-curricula.ts';
import { expect, test } from './server.ts';

const main = join(import.meta.dirname, '../server/src/authoring/import/main.ts');

test('a curriculum of another shape is imported and played', async ({ page, product, signIn }) => {
  const folder = mkdtempSync(join(tmpdir(), 'bread-'));
  for (const [path, content] of Object.entries(bakery())) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  const words = [main, folder, '--publish', '--group', 'Night shift'];
  const { stdout } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, DATA_DIR: product.folder, NODE_ENV: '' },
  });
  rmSync(folder, { recursive: true });
  const key = /Its key: (\S+)/.exec(stdout)?.[1] ?? '';

  await test.step('a learner joins its group and sees its lessons', async () => {
    const { email } = await buildAccount(product.db, { issuer: `${product.origin}/identity` });
    await signIn(page, email);
    await page.getByRole('textbox', { name: 'Group Key' }).fill(key);
    await page.getByRole('button', { name: 'Join', exact: true }).click();
    await page.getByRole('link', { name: 'Night shift' }).click();
    await page.getByRole('link', { name: 'Bread from the beginning' }).click();
    await expect(page.getByText('Study Project 6: Cooling')).toBeVisible();
  });

  await test.step('and solves the study project of the first one', async () => {
    await page.getByRole('link', { name: /Study Project 1: Milling the grain/ }).click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Yes' }).check();
    await page.getByRole('button', { name: 'Check Answer' }).click();
    await expect(page.getByText('That is right: Yes')).toBeVisible();
    await page.getByRole('button', { name: 'Submit Answers' }).click();
    await expect(page.getByText('1 of 1 solved at the first try')).toBeVisible();
  });
});
