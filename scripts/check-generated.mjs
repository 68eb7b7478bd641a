import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { generate, generated } from './generate.mjs';
import { root } from './install.mjs';

// Generates everything anew beside what is committed, and fails with the files in which the two differ.
const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });
const fresh = mkdtempSync(join(cache, 'generated-'));
process.on('exit', () => rmSync(fresh, { recursive: true, force: true }));

for (const place of generated) mkdirSync(dirname(join(fresh, place)), { recursive: true });
generate(fresh);
for (const file of generated.flatMap(filesOfPlace)) {
  if (read(join(root, file)) === read(join(fresh, file))) continue;
  console.error(`${file} is not what the code generates: run npm run generate.`);
  process.exitCode = 1;
}

/** The files that either side has in a place. */
function filesOfPlace(place) {
  return [...new Set([root, fresh].flatMap((folder) => filesIn(folder, place)))];
}

function filesIn(folder, place) {
  const path = join(folder, place);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return [place];
  return readdirSync(path, { recursive: true }).map((name) => relative(folder, join(path, name)));
}

function read(path) {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : null;
}
