import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { connect, type Database } from '../server/src/base/database/connect.ts';
import { embeddedUrl, startServer } from '../server/test/process/running-server.ts';
import { freePort } from '../server/test/free-port.ts';

/** The built product with the demo school, on a data folder of its own; one for each worker. */
export type Product = { readonly origin: string; readonly db: Database; readonly folder: string };

/** What the browser says of its own doing: a page that scrolls under a finger that drags. */
const interventions = /^Ignored attempt to cancel a touch/;

type Journey = {
  readonly signIn: (page: Page, email: string) => Promise<void>;
  /** Whether the browser's console may hold errors at the end, because something is broken on purpose. */
  readonly mayComplain: boolean;
};

/** Journeys get a running product and a way to sign in as people do; they end with a console without errors. */
export const test = base.extend<Journey, { product: Product }>({
  mayComplain: [false, { option: true }],
  context: async ({ context, mayComplain }, use) => {
    const complaints: string[] = [];
    context.on('weberror', (error) => complaints.push(error.error().message));
    context.on('console', (message) => {
      if (message.type() === 'error' && !interventions.test(message.text())) complaints.push(message.text());
    });
    await use(context);
    if (!mayComplain) expect(complaints).toEqual([]);
  },
  product: [
    // Playwright wants the first argument to be a pattern, also where nothing is taken from it.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'lectern-e2e-'));
      const server = await startServer(await freePort(), { DATA_DIR: folder });
      const db = connect({ url: embeddedUrl(folder), connections: 2 });
      await use({ origin: server.origin, db, folder });
      await db.destroy();
      await server.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.origin),
  signIn: async ({ product }, use) => use((page, email) => signInAt(page, product.origin, email)),
});

/** Signs somebody of the demo school in as people do. */
export async function signInAt(page: Page, origin: string, email: string): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('lectern-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL((url) => url.origin === origin && !/identity|auth-callback/.test(url.pathname));
}

export { expect } from '@playwright/test';
