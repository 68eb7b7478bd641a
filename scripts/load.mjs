import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, install, node, root } from './install.mjs';

install();
const { status } = spawnSync(node, [join(root, 'bench/load-main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env: environment,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
