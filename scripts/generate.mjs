import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { environment, giveUp, install, node, root } from './install.mjs';

install();
run('server/test/generate.ts');
run('node_modules/.bin/graphql-codegen', '--config', 'web/codegen.ts');

/** Runs one program of the project and stops where it fails. */
function run(file, ...args) {
  const { status } = spawnSync(node, [join(root, file), ...args], { cwd: root, env: environment, stdio: 'inherit' });
  if (status !== 0) giveUp(`${file} failed; the lines above say why.`);
}
