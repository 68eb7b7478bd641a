import { readFileSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { seed } from './scripts/chance.mjs';
import { chromiumFlags, findChromium } from './scripts/find-chromium.mjs';
import { changesSinceMain } from './scripts/tests-of.mjs';

const chromium = findChromium();

/** The files of these that have a comment that begins so. */
const marked = (cwd: string, pattern: string, mark: RegExp): string[] =>
  globSync(pattern, { cwd: join(import.meta.dirname, cwd) }).filter((file) =>
    mark.test(readFileSync(join(import.meta.dirname, cwd, file), 'utf8')),
  );

const screens = '{src,gallery}/**/*.test.{ts,tsx}';

/**
 * The tests of screens that need a page of their own: they put another module in the place of one, which would stay for
 * whoever comes after them, or ask for code that nobody has asked for before them.
 */
const alone = marked('web', screens, /vi\.mock\(|^\/\/ In a page of its own: /m);

/** The tests of the server that end processes, move clocks or cut lines: a busy machine would change what they see. */
const oneAtATime = [
  'server/test/process/**/*.test.ts',
  ...marked('.', 'server/{src,test}/**/*.test.ts', /^\/\/ One at a time: /m),
];

/** The folders of what has changed since `main`: sweeps that try a sample try all of these. */
const touched = [...new Set((changesSinceMain() ?? []).map((file) => dirname(file)))];

/** Inputs of other programs that failed once, by their names; none where that folder is not. Pages cannot read it themselves. */
const pasted = Object.fromEntries(
  globSync('../shared/cases/paste/*.html', { cwd: import.meta.dirname }).map((file) => [
    basename(file),
    readFileSync(join(import.meta.dirname, file), 'utf8'),
  ]),
);

/** Tests of screens, in real browser pages: where nothing moves, a tenth less is drawn. */
const web = (
  name: string,
  reducedMotion: 'reduce' | 'no-preference',
  files: { include?: string[]; exclude?: string[]; isolate?: boolean },
): TestProjectConfiguration => ({
  extends: './web/vite.config.ts',
  root: './web',
  test: {
    name,
    include: [screens],
    globalSetup: [join(import.meta.dirname, 'server/test/play/global-setup.ts')],
    setupFiles: [join(import.meta.dirname, 'web/test/setup.ts')],
    provide: { seed, pasted, deep: process.env['LECTERN_DEEP'] === '1' },
    // Three pages on two cores: while two wait for the screens that they look at, the third works.
    maxWorkers: 3,
    sequence: { groupOrder: 3 },
    testTimeout: 30_000,
    // The first look at a screen waits for its code, on a busy machine for longer than the usual second.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      dependencySourcemaps: false,
      provider: playwright({
        contextOptions: { reducedMotion },
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
    const isLong = ({ moduleId }: TestSpecification) => /\/(gallery|screens)\//.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests of the server, on a PostgreSQL of their own. */
const server = (
  name: string,
  files: { include: string[]; exclude?: string[]; maxWorkers: number; sequence: { groupOrder: number } },
): TestProjectConfiguration => ({
  // Node takes the CommonJS files of graphql; two copies of its classes would not know each other.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name,
    globalSetup: ['server/test/global-setup.ts'],
    setupFiles: ['server/test/chance.ts'],
    provide: { seed, touched },
    isolate: false,
    pool: 'forks',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What is waited for may take longer than the usual second on a busy machine.
    expect: { poll: { timeout: 10_000 } },
    ...files,
  },
});

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'domain',
          include: ['domain/src/**/*.test.ts'],
          setupFiles: ['domain/test/chance.ts'],
          provide: { seed },
          isolate: false,
          testTimeout: 30_000,
        },
      },
      server('server', {
        include: ['server/**/*.test.ts'],
        exclude: oneAtATime,
        maxWorkers: 2,
        sequence: { groupOrder: 1 },
      }),
      server('server-alone', { include: oneAtATime, maxWorkers: 1, sequence: { groupOrder: 2 } }),
      web('web', 'reduce', { exclude: alone, isolate: false }),
      web('web-alone', 'no-preference', { include: alone }),
    ],
  },
});
