import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

const bin = (name) => join(root, 'node_modules/.bin', name);
const typed = [
  'domain',
  'domain/tsconfig.test.json',
  'server',
  'web',
  'web/tsconfig.tools.json',
  'e2e',
  'bench',
].filter((project) => existsSync(join(root, project.endsWith('.json') ? project : `${project}/tsconfig.json`)));

const checks = [
  // What an existing node_modules hides: a lock file that a fresh clone could not install from.
  { name: 'lock file', command: ['npm', 'ci', '--dry-run', '--ignore-scripts', '--no-audit', '--no-fund'] },
  ...typed.map((project) => ({ name: `types of ${project}`, command: [bin('tsc'), '-p', project] })),
  { name: 'lint', command: [bin('oxlint'), '--type-aware', '--quiet'] },
  { name: 'format', command: [bin('oxfmt'), '--check', '.'] },
  {
    name: 'arrows',
    command: [
      node,
      bin('depcruise'),
      '--config',
      '.dependency-cruiser.mjs',
      'domain/src',
      'server',
      'web/src',
      'e2e',
      'bench',
    ],
  },
  { name: 'texts', command: [node, 'scripts/check-texts.mjs'] },
  { name: 'generated', command: [node, 'scripts/check-generated.mjs'] },
  { name: 'unused', command: [node, bin('knip'), '--exclude', 'types', '--no-config-hints'] },
];

/** Runs every check that is not a test; prints what fails. Returns how many passed, and which failed. */
export function check() {
  const results = checks.map(({ name, command: [program, ...args] }) => {
    const started = Date.now();
    const run = spawnSync(program, args, { cwd: root, env: environment, encoding: 'utf8' });
    const passed = run.status === 0;
    console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
    const said = `${run.stdout}${run.stderr}`;
    if (!passed) console.log(said);
    return { name, passed, said };
  });
  const failures = results.filter(({ passed }) => !passed);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

if (process.argv[1] === import.meta.filename) {
  install();
  process.exitCode = check().failed === 0 ? 0 : 1;
}
