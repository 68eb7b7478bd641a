import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { environment, giveUp, node, root } from './install.mjs';

const dist = join(root, 'web/dist');
const stamp = join(dist, '.built-from');

/** Builds the browser app, unless it was built from just these sources. */
export function buildWeb() {
  const sources = hashOf([
    'web/src',
    'web/public',
    'domain/src',
    'web/index.html',
    'web/vite.config.ts',
    'web/vite-graphql.ts',
    'web/vite-preload.ts',
    'server/schema.graphql',
    'package-lock.json',
  ]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  console.log('Building the browser app.');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const built = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'web'),
    env: environment,
    stdio: 'inherit',
  });
  if (built.status !== 0) giveUp('The browser app could not be built; the lines above say why.');
  for (const file of filesBelow(dist)) {
    if (/\.(js|css|html|svg)$/.test(file)) writeFileSync(`${file}.br`, compressed(readFileSync(file)));
  }
  writeFileSync(stamp, sources);
}

const compressed = (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

function hashOf(places) {
  const hash = createHash('sha256');
  for (const place of places.map((name) => join(root, name)).filter(existsSync)) {
    for (const file of filesBelow(place)) {
      if (!/\.test\.tsx?$/.test(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** A file itself, or every file below a folder, in an order that does not change. */
function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort((a, b) => (a < b ? -1 : 1));
}
