import { defineConfig, devices } from '@playwright/test';
import { chromiumFlags, findChromium } from '../scripts/find-chromium.mjs';

const executablePath = findChromium();

/** Journeys on the built app: each worker starts a server of its own on a data folder of its own. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    // Recording what a trace shows takes a share of every journey: one that has failed is run again with it.
    trace: process.env['LECTERN_TRACE'] === '1' ? 'retain-on-failure' : 'off',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
