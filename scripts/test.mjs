import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { seed } from './chance.mjs';
import { check } from './check.mjs';
import { needChromium } from './chromium.mjs';
import { environment, giveUp, install, node, root } from './install.mjs';
import { runAgain, summary } from './run-again.mjs';
import { testsNamed, testsReached } from './tests-of.mjs';
import { noteUnsteady } from './unsteady.mjs';

const asked = process.argv.slice(2);
install();
const chosen = asked.includes('--changed') ? testsReached() : asked.length > 0 ? testsNamed(asked) : null;
if (chosen?.length === 0) giveUp('No test is reached by what has changed since main.');
const chromium = needChromium();
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const env = { ...environment, CHROMIUM: chromium };
const stages = [];
const counts = await (chosen ? runChosen(chosen) : runAll());
const unsteady = runAgain(counts);
rmSync(reports, { recursive: true, force: true });

const skipped = counts.flatMap((count) => count.skipped ?? []);
for (const { name, reason } of skipped) console.log(`\nskipped: ${name}\n  ${reason ?? 'It says no reason.'}`);
// Once more where a reader looks first: a long log may be cut before the place where a test failed.
const failures = counts.flatMap((count) => count.failures ?? []);
for (const { name, said } of failures) console.log(`\nfailed: ${name}\n${said.slice(0, 1500)}`);
if (failures.length + unsteady.length > 0)
  console.log(`\nChance was drawn from ${seed}; LECTERN_SEED=${seed} npm test draws the same again.`);
sayTimes();
if (unsteady.length > 0) noteUnsteady(unsteady);
const { failed, lines } = summary(counts, unsteady);
console.log(lines.join('\n'));
process.exitCode = failed === 0 ? 0 : 1;

/**
 * What runs one at a time leaves a core idle, since it waits for what it has ended: beside it runs, on one core, what
 * needs no second. The rest has both.
 */
async function runAll() {
  // The server is tested with the pages that it serves.
  await timed('building the pages', buildWeb);
  const tried = (project, how) => timed(project, () => stage(vitestOf(project), how));
  const walked = (project, how) => timed(project, () => stage(journeysOf(project), how));
  const oneAtATime = inTurn([
    () => tried('server-alone', { isTold: false }),
    () => walked('journeys-alone', { isTold: false }),
  ]);
  const onOneCore = await inTurn([
    () => timed('checks', () => check(1)),
    () => tried('domain', { more: ['--maxWorkers=1'] }),
    () => walked('journeys', { more: ['--workers=1'] }),
  ]);
  const rest = [() => tried('server'), () => tried('web*'), sizes];
  return [...onOneCore, ...(await oneAtATime), ...(await inTurn(rest))];
}

async function inTurn(all) {
  const done = [];
  for (const begin of all) done.push(await begin());
  return done;
}

/** Some test files alone: no checks, and nothing is built that none of them needs. */
function runChosen(files) {
  const [journeys, others] = [
    files.filter((file) => /\.e2e\./.test(file)),
    files.filter((file) => !/\.e2e\./.test(file)),
  ];
  console.log(`${files.length} files of tests:\n  ${files.join('\n  ')}`);
  if (journeys.length > 0 || others.some((file) => file.startsWith('server/'))) buildWeb();
  return inTurn([
    ...(others.length > 0 ? [() => stage(vitestOf('*', others))] : []),
    ...(journeys.length > 0 ? [() => stage(journeysOf('*', journeys))] : []),
  ]);
}

function vitestOf(project, files = []) {
  const report = join(reports, `${project.replace('*', '') || 'chosen'}.json`);
  return {
    project,
    report,
    program: join(root, 'node_modules/vitest/vitest.mjs'),
    args: ['run', '--project', project, '--reporter=default', '--reporter=./scripts/count-reporter.mjs', ...files],
    env: { COUNTS: report },
    read: (said) => said,
    of: (file) => vitestOf(project, [file]),
  };
}

/** Runs tests, and counts them. Those that are not told while they run are when they have ended: one report after another. */
async function stage(tests, { more = [], isTold = true } = {}) {
  const { project, program, args, report, read, of } = tests;
  const told = join(reports, `${project}.log`);
  const out = isTold ? 'inherit' : openSync(told, 'w');
  const options = { cwd: root, env: { ...env, ...tests.env }, stdio: ['inherit', out, out] };
  const [status] = await once(spawn(node, [program, ...args, ...more], options), 'exit');
  if (!isTold) {
    closeSync(out);
    console.log(`\n${project}, beside what stands above:\n${readFileSync(told, 'utf8')}`);
  }
  return { ...counted(report, status, read), again: (file) => again(of(file)) };
}

function again({ program, args, report, read, ...tests }) {
  const { status } = run(program, args, tests.env);
  return counted(report, status, read);
}

/** Runs a stage of the tests, and keeps how long it took. */
async function timed(name, begin) {
  const begun = Date.now();
  const done = await begin();
  stages.push(`${name} ${Math.round((Date.now() - begun) / 1000)} s`);
  return done;
}

/** Names what took longest: a file among them is the first to be made shorter. */
function sayTimes() {
  if (stages.length > 0) console.log(`\nHow long it took: ${stages.join(', ')}.`);
  const files = counts.flatMap((count) => count.files ?? []).toSorted((one, other) => other.seconds - one.seconds);
  console.log('The longest files:');
  for (const { file, seconds } of files.slice(0, 40)) console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

/** What the course dashboard loads counts as one check. */
function sizes() {
  const { status } = run(join(root, 'scripts/web-sizes.mjs'), []);
  return status === 0 ? { passed: 1, failed: 0 } : unsaid('web-sizes.mjs');
}

function journeysOf(project, files = []) {
  const report = join(reports, `${project.replace('*', '') || 'chosen-journeys'}.json`);
  return {
    project,
    report,
    program: join(root, 'node_modules/@playwright/test/cli.js'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--project', project, '--reporter=list,json', ...files],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    read: ({ stats, suites }) => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: suites.flatMap(failuresIn),
      skipped: suites.flatMap(skippedIn),
      files: suites.map((suite) => ({ file: `e2e/${suite.file}`, seconds: secondsIn(suite) })),
    }),
    of: (file) => journeysOf(project, [file]),
  };
}

/** The skipped tests of a suite of Playwright's report and of those within it. */
function skippedIn({ specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ annotations }) => ({
        name: title,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
  );
  return [...own, ...suites.flatMap(skippedIn)];
}

/** The failed tests of a suite of Playwright's report and of those within it. */
function failuresIn({ specs, suites = [] }) {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => ({
      file: `e2e/${file}`,
      name: `e2e/${file}: ${title}`,
      said: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return [...own, ...suites.flatMap(failuresIn)];
}

/** How long the tests of a suite of Playwright's report took. */
function secondsIn({ specs, suites = [] }) {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((all, { duration }) => all + duration / 1000, 0);
  return suites.reduce((all, suite) => all + secondsIn(suite), own);
}

function run(program, args, more = {}) {
  return spawnSync(node, [program, ...args], { cwd: root, env: { ...env, ...more }, stdio: 'inherit' });
}

/** A run that ends badly without a failed test, or without a report, counts as one failure. */
function counted(file, status, read) {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return status === 0 || count.failed > 0 ? count : { ...count, ...unsaid(file), passed: count.passed };
  } catch {
    return unsaid(file);
  }
}

/** What failed without a report. */
function unsaid(file) {
  const name = basename(file, '.json');
  return { passed: 0, failed: 1, failures: [{ name, said: 'It ended badly; what it printed above says why.' }] };
}
