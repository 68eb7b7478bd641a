// One at a time: it ends the server and restores a backup.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../server/test/free-port.ts';
import { runProgram } from '../server/test/process/run-program.ts';
import { startServer } from '../server/test/process/running-server.ts';
import { clean } from './looking.ts';
import { expect, signInAt, test } from './server.ts';

test.setTimeout(180_000);
// Nothing answers while the data folder is gone.
test.use({ mayComplain: true });

// O-22
test('the data folder is deleted and restored, and an instructor finds the gradebook as it was', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-restored-'));
  const settings = { DATA_DIR: join(folder, 'data'), BACKUP_PASSPHRASE: 'correct horse battery' };
  const file = join(folder, 'school.backup');
  const port = await freePort();
  let server = await startServer(port, { DATA_DIR: settings.DATA_DIR });
  try {
    await signInAt(page, server.origin, 'main-instructor@demo.test');
    await page.getByRole('link', { name: /^Cohort A/ }).click();
    await page.getByRole('link', { name: 'Gradebook' }).click();
    await page.getByRole('combobox', { name: 'Course' }).selectOption('Data and Devices at Work');
    await expect(page).toHaveURL(/course=/);
    const address = page.url();
    const before = await readGradebook(page);
    expect(before.join('\n')).toMatch(/Dhillon.*[1-9]\d?%/);

    expect(await runProgram('instance/backup/main.ts', settings, file)).toMatchObject({ code: 0 });
    await server.end('SIGTERM');
    rmSync(settings.DATA_DIR, { recursive: true });
    expect(await runProgram('instance/restore/main.ts', settings, file)).toMatchObject({ code: 0 });
    server = await startServer(port, { DATA_DIR: settings.DATA_DIR });

    await page.goto(address);
    expect(await readGradebook(page)).toEqual(before);
    await clean(page, 'the gradebook after the restore');
  } finally {
    await server.end('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Every row of the gradebook that is open, as it is read. */
async function readGradebook(page: Page): Promise<string[]> {
  const rows = page.getByRole('grid').getByRole('row');
  await expect(rows.filter({ has: page.getByRole('rowheader', { name: /Dhillon/ }) })).toBeVisible();
  return rows.allTextContents();
}
