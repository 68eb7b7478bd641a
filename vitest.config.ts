import { readFileSync, globSync } from 'node:fs';
import { join } from 'node:path';
import { createRequire } from 'node:module';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs';

const chromium = findChromium();

const screens = '{src,gallery}/**/*.test.{ts,tsx}';

/**
 * The tests of screens that need a page of their own: they put another module in the place of one, which would stay for
 * whoever comes after them, or ask for code that nobody has asked for before them.
 */
const alone = globSync(screens, { cwd: join(import.meta.dirname, 'web') }).filter((file) =>
  /vi\.mock\(|^\/\/ In a page of its own: /m.test(readFileSync(join(import.meta.dirname, 'web', file), 'utf8')),
);

/** Tests of screens, in real browser pages. */
const web = (
  name: string,
  files: { include?: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectConfiguration => ({
  extends: './web/vite.config.ts',
  root: './web',
  test: {
    name,
    include: [screens],
    globalSetup: [join(import.meta.dirname, 'server/test/play/global-setup.ts')],
    setupFiles: [join(import.meta.dirname, 'web/test/setup.ts')],
    // Three pages on two cores: while two wait for the screens that they look at, the third works.
    maxWorkers: 3,
    testTimeout: 30_000,
    // The first look at a screen waits for its code, on a busy machine for longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      dependencySourcemaps: false,
      provider: playwright({
        launchOptions: { args: chromiumFlags, ...(chromium ? { executablePath: chromium } : {}) },
        actionTimeout: 10_000,
      }),
      instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
    },
    ...files,
  },
});

/** Begins with what is short to read and long to run: at the end, one of these would run while the other cores wait. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => /\/test\/process\/|\/gallery\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      { test: { name: 'domain', include: ['domain/src/**/*.test.ts'], isolate: false, testTimeout: 30_000 } },
      {
        // Node takes the CommonJS files of graphql; two copies of its classes would not know each other.
        resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          isolate: false,
          pool: 'forks',
          maxWorkers: 2,
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // What is waited for may take longer than the usual second on a busy machine.
          expect: { poll: { timeout: 10_000 } },
        },
      },
      web('web', { exclude: alone, isolate: false }),
      web('web-alone', { include: alone }),
    ],
  },
});
