import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const sources = globSync(
  ['{domain,server,web}/{src,test,gallery}/**/*.test.{ts,tsx}', '{domain,server,web}/test/**/*.{ts,tsx}', 'e2e/*.ts'],
  { cwd: root },
)
  .filter((file) => file !== 'server/test/chosen-chance.test.ts')
  .map((file): [file: string, lines: string[]] => [file, readFileSync(join(root, file), 'utf8').split('\n')]);

/** A line that is not as all others are, and why it may be so. */
type Exception = readonly [file: string, line: string, reason: string];

/** The lines that break a rule and are no exception to it, and the exceptions that no line needs. */
function breaches(breaks: (line: string) => boolean, exceptions: readonly Exception[]): string[] {
  const found = sources.flatMap(([file, lines]) => lines.filter(breaks).map((line) => [file, line.trim()].join(': ')));
  const known = exceptions.map(([file, line]) => `${file}: ${line}`);
  return [
    ...found.filter((one) => !known.includes(one)),
    ...known.filter((one) => !found.includes(one)).map((one) => `no longer there: ${one}`),
  ];
}

/** Chance that does not begin with the seed of the run: a number that a test has chosen, or a generator of its own. */
const hasOwnSeed = (line: string): boolean =>
  /\bseed: (?!inject\('seed'\)|number\b)/.test(line) ||
  /(?<!function )\bseededRandom\((?!inject\('seed'\))/.test(line) ||
  /\bMath\.imul\(|\brandomType:/.test(line);

const ownSeeds: readonly Exception[] = [
  [
    'domain/src/learning/question/present.test.ts',
    'const random = seededRandom(seeds.reduce((sum, seed) => sum * 1000 + seed, 1));',
    'fast-check drew the seeds',
  ],
  [
    'server/test/security/free-samples.test.ts',
    'const sheets = Array.from({ length: 9 }, (_, seed) => sheetsUntilAllRight(pool, seededRandom(seed)));',
    'it measures the figures that docs/security.md names',
  ],
  ['server/test/draw-from.ts', 'let random = seededRandom(seed);', 'it hands the seed on'],
  ['server/test/draw-from.ts', 'random = seededRandom(seed);', 'it hands the seed on'],
];

/** A wait for time to pass, but in a loop on one line that looks again for what it waits for. */
const waitsByTime = (line: string): boolean =>
  /\bawait setTimeout\(|\bnew Promise(<\w+>)?\(.*\bsetTimeout\(|\bwaitForTimeout\(/.test(line) &&
  !/^\s*(while|for) \(/.test(line);

const looksAgain = 'the loop around it looks again';
const waits: readonly Exception[] = [
  ['server/test/process/running-server.ts', 'await new Promise((next) => setTimeout(next, 25));', looksAgain],
  ['server/test/process/stream-of-work.ts', 'await setTimeout(200);', 'the loop around it asks again'],
  [
    'server/src/base/http/turns.test.ts',
    'await new Promise((go) => setTimeout(go, took));',
    'the test moves its clock',
  ],
  [
    'server/src/base/http/turns.test.ts',
    "const first = inTurn('203.0.113.1', () => new Promise((go) => setTimeout(go, 5000)));",
    'the test moves its clock',
  ],
];

describe('no test says something else today than yesterday', () => {
  it('everything random begins with the one seed of the run', () => {
    expect(sources.length).toBeGreaterThan(800);
    expect(breaches(hasOwnSeed, ownSeeds)).toEqual([]);
  });

  it('nothing waits by time', () => {
    expect(breaches(waitsByTime, waits)).toEqual([]);
  });

  it.each([
    ['    { numRuns: texts, seed: 11 },', hasOwnSeed],
    ['const random = seededRandom(7);', hasOwnSeed],
    ['      await setTimeout(kill * 5);', waitsByTime],
    ['await new Promise<void>((done) => setTimeout(done, 500));', waitsByTime],
    ['await page.waitForTimeout(300);', waitsByTime],
  ])('%s is found', (line, breaks) => {
    expect(breaks(line)).toBe(true);
  });

  it.each([
    ["fc.sample(any, { numRuns: 9, seed: inject('seed') + round })", hasOwnSeed],
    ["const random = seededRandom(inject('seed'));", hasOwnSeed],
    ['while (!begun()) await setTimeout(2);', waitsByTime],
  ])('%s may stand', (line, breaks) => {
    expect(breaks(line)).toBe(false);
  });
});
