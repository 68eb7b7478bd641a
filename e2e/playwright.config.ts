import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';

const executablePath = findChromium();

/** The journeys that end processes, move clocks or cut lines. */
const oneAtATime = globSync('*.e2e.ts', { cwd: import.meta.dirname }).filter((file) =>
  /^\/\/ One at a time: /m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

/** Journeys on the built app: each worker starts a server of its own on a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  workers: 2,
  projects: [
    // Each begins by emptying its folder, and the two run side by side.
    { name: 'journeys', testIgnore: oneAtATime, outputDir: '../test-results/journeys' },
    { name: 'journeys-alone', testMatch: oneAtATime, workers: 1, outputDir: '../test-results/journeys-alone' },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Recording what a trace shows takes a share of every journey: one that has failed is run again with it.
    trace: process.env['LECTERN_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
