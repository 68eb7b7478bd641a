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
    trace: 'retain-on-failure',
    launchOptions: { args: chromiumFlags, ...(executablePath ? { executablePath } : {}) },
  },
});
