import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { check } from './check.mjs';
import { needChromium } from './chromium.mjs';
import { environment, install, node, root } from './install.mjs';

install();
const chromium = needChromium();
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const env = { ...environment, CHROMIUM: chromium };
const counts = [await check()];

counts.push(vitest('domain'));
// The server is tested with the pages that it serves.
buildWeb();
counts.push(vitest('server'), vitest('web*'), sizes(), playwright());
rmSync(reports, { recursive: true, force: true });

const skipped = counts.flatMap((count) => count.skipped ?? []);
for (const { name, reason } of skipped) console.log(`\nskipped: ${name}\n  ${reason ?? 'It says no reason.'}`);
// Once more where a reader looks first: a long log may be cut before the place where a test failed.
const failures = counts.flatMap((count) => count.failures ?? []);
for (const { name, said } of failures) console.log(`\nfailed: ${name}\n${said.slice(0, 1500)}`);
const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${skipped.length} skipped`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

function vitest(project) {
  const file = join(reports, `${project.replace('*', '')}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=./scripts/count-reporter.mjs'];
  const { status } = run(join(root, 'node_modules/vitest/vitest.mjs'), args, { COUNTS: file });
  return counted(file, status, (count) => count);
}

/** What the course dashboard loads counts as one check. */
function sizes() {
  const { status } = run(join(root, 'scripts/web-sizes.mjs'), []);
  return status === 0 ? { passed: 1, failed: 0 } : unsaid('web-sizes.mjs');
}

function playwright() {
  const file = join(reports, 'e2e.json');
  const { status } = run(
    join(root, 'node_modules/@playwright/test/cli.js'),
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    {
      PLAYWRIGHT_JSON_OUTPUT_NAME: file,
    },
  );
  return counted(file, status, ({ stats, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresIn),
    skipped: suites.flatMap(skippedIn),
  }));
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
      name: `e2e/${file}: ${title}`,
      said: tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? '')).join('\n'),
    }));
  return [...own, ...suites.flatMap(failuresIn)];
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
