// Prints what the browser loads for each screen, brotli-compressed and without fonts: node scripts/web-sizes.mjs [dist]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

const dist = process.argv[2] ?? join(root, 'web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

const screens = Object.values(manifest).filter(
  ({ isDynamicEntry, src }) => isDynamicEntry && src?.endsWith('-screen.tsx'),
);
const rows = [{ name: 'every screen', keys: ['index.html'] }].concat(
  screens.map(({ src }) => ({ name: src.split('/').at(-1), keys: ['index.html', src] })),
);
console.log('kB brotli                                    JavaScript      CSS');
for (const { name, keys } of rows.toSorted((a, b) => a.name.localeCompare(b.name))) {
  const files = [...filesOf(keys)];
  console.log(name.padEnd(42), total(files, '.js'), total(files, '.css'));
}

/** The files that these chunks need before they run. */
function filesOf(keys, found = new Set(), seen = new Set()) {
  for (const key of keys.filter((one) => !seen.has(one))) {
    const chunk = manifest[key];
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
    filesOf(chunk.imports ?? [], found, seen);
  }
  return found;
}

function total(files, ending) {
  const bytes = files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0);
  return (bytes / 1000).toFixed(1).padStart(12);
}

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
  return sizes.get(file);
}
