import { spawn } from 'node:child_process';
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
  { name: 'sql', command: [node, 'scripts/check-sql.mjs'] },
  { name: 'folders', command: [node, 'scripts/check-folders.mjs'] },
  { name: 'texts', command: [node, 'scripts/check-texts.mjs'] },
  { name: 'unsteady', command: [node, 'scripts/unsteady.mjs'] },
  { name: 'generated', command: [node, 'scripts/check-generated.mjs'] },
  { name: 'unused', command: [node, bin('knip'), '--exclude', 'types', '--no-config-hints'] },
];

/** Runs every check that is not a test, so many at a time; prints what fails. Returns how many passed, and which failed. */
export async function check(atOnce = 2) {
  const results = [];
  const waiting = [...checks];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) results.push(await ran(next));
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const failures = results.filter(({ passed }) => !passed);
  return { passed: results.length - failures.length, failed: failures.length, failures };
}

async function ran({ name, command: [program, ...args] }) {
  const started = Date.now();
  const { passed, said } = await new Promise((done) => {
    const child = spawn(program, args, { cwd: root, env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
    const chunks = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
    child.on('error', (error) => done({ passed: false, said: error.message }));
    child.on('close', (code) => done({ passed: code === 0, said: Buffer.concat(chunks).toString() }));
  });
  console.log(`${passed ? '✓' : '✗'} ${name} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  if (!passed) console.log(said);
  return { name, passed, said };
}

if (process.argv[1] === import.meta.filename) {
  install();
  const { failed } = await check();
  process.exitCode = failed === 0 ? 0 : 1;
}
