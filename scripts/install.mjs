import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');
const marker = join(root, 'node_modules/.installed');

/** The Node 24 that comes with the project, whatever Node runs this script. */
export const node = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');

/** The environment in which that Node comes first, and keeps what it compiled for the next start. */
export const environment = {
  ...process.env,
  NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
  PATH: [join(root, 'node_modules/node/bin'), join(root, 'node_modules/.bin'), process.env.PATH].join(
    process.platform === 'win32' ? ';' : ':',
  ),
};

/** Ends with one sentence instead of a stack. */
export function giveUp(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Installs what the lock file names, unless it is already there. */
export function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(node) && existsSync(marker) && readFileSync(marker, 'utf8') === wanted) return;
  console.log('Installing what Lectern needs. This takes a minute the first time.');
  const how = existsSync(join(root, 'node_modules')) ? 'install' : 'ci';
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const options = {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    shell: process.platform === 'win32',
  };
  const { status, stderr } = spawnSync(npm, [how, '--no-audit', '--no-fund', '--loglevel=error'], options);
  if (status !== 0) giveUp(`The packages could not be installed:\n${stderr?.trim() || 'npm is missing.'}`);
  writeFileSync(marker, wanted);
}
