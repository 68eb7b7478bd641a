import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { check } from './check.mjs';
import { needChromium } from './chromium.mjs';
import { environment, install, node, root } from './install.mjs';

install();
const chromium = needChromium();
const reports = mkdtempSync(join(tmpdir(), 'lectern-test-'));
const env = { ...environment, CHROMIUM: chromium };
const counts = [check()];

counts.push(vitest('domain'), vitest('server'), vitest('web'));
buildWeb();
counts.push(sizes(), playwright());
rmSync(reports, { recursive: true, force: true });

const sum = (name) => counts.reduce((total, count) => total + count[name], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;

function vitest(project) {
  const file = join(reports, `${project}.json`);
  const args = ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { status } = run(join(root, 'node_modules/vitest/vitest.mjs'), args);
  return counted(file, status, (report) => ({
    passed: report.numPassedTests,
    // A file that could not be run at all has no test that failed.
    failed:
      report.numFailedTests +
      report.testResults.filter((one) => one.status === 'failed' && one.assertionResults.length === 0).length,
  }));
}

/** What the course dashboard loads counts as one check. */
function sizes() {
  const { status } = run(join(root, 'scripts/web-sizes.mjs'), []);
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
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
  return counted(file, status, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky }));
}

function run(program, args, more = {}) {
  return spawnSync(node, [program, ...args], { cwd: root, env: { ...env, ...more }, stdio: 'inherit' });
}

/** A run that ends badly without a failed test, or without a report, counts as one failure. */
function counted(file, status, read) {
  try {
    const count = read(JSON.parse(readFileSync(file, 'utf8')));
    return status === 0 || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
