import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
import { needChromium } from './chromium.mjs';
import { environment, install, node, root } from './install.mjs';

// Names of rows may follow: npm run bench -- dashboard start
install();
const env = { ...environment, CHROMIUM: needChromium() };
buildWeb();
const { status } = spawnSync(node, [join(root, 'bench/main.ts'), ...process.argv.slice(2)], {
  cwd: root,
  env,
  stdio: 'inherit',
});
process.exitCode = status ?? 1;
