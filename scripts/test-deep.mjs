import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

// Runs every test that tries a sample of something in `npm test` with its whole figure.
install();
const server = join(root, 'server');
const files = readdirSync(server, { recursive: true })
  .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
  .filter((name) => readFileSync(join(server, name), 'utf8').includes("/deep.ts'"))
  .map((name) => join('server', name));
const { status } = spawnSync(
  node,
  [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'server', ...files],
  {
    cwd: root,
    env: { ...environment, LECTERN_DEEP: '1' },
    stdio: 'inherit',
  },
);
process.exitCode = status ?? 1;
