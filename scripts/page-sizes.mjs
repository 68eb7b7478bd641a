// What the browser loads for a page of the built app, from the manifest of the build: brotli-compressed and without fonts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

/** What pages of a build load; the built app of this project unless another folder is named. */
export function pageSizes(dist = join(root, 'web/dist')) {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizes = new Map();
  const first = ['app', 'texts-en'].map(named);

  function named(name) {
    const keys = Object.keys(manifest).filter((key) => manifest[key].name === name);
    if (keys.length !== 1) throw new Error(`The manifest knows ${keys.length} files as ${name}.`);
    return keys[0];
  }

  function chunkOf(key) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest does not know ${key}.`);
    return chunk;
  }

  function filesOf(keys, found = new Set(), seen = new Set()) {
    for (const key of keys.filter((one) => !seen.has(one))) {
      const chunk = chunkOf(key);
      seen.add(key);
      for (const file of [chunk.file, ...(chunk.css ?? [])]) found.add(file);
      filesOf(chunk.imports ?? [], found, seen);
    }
    return found;
  }

  function sizeOf(file) {
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(dist, file))).length);
    return sizes.get(file);
  }

  /** The kilobytes of everything that these modules need before they run, the texts of one language included. */
  function loadOf(keys) {
    const files = [...filesOf([...first, ...keys])];
    const total = (ending) =>
      files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
    return { script: total('.js'), style: total('.css') };
  }

  /** What pages beyond those that are opened most consist of; they wait for it. */
  const listOfPages = 'src/routes/pages.ts';

  /** Every page of the sales area, and the screen of people from a file, which its institutions open. */
  function salesPages() {
    const area = 'src/routes/sales-area.tsx';
    const peopleFile = 'src/business/people-file/people-file-screen.tsx';
    const pages = chunkOf(area).dynamicImports.map((page) => ({ page, keys: [area, 'src/texts/sales/en.ts', page] }));
    return [...pages, { page: peopleFile, keys: ['src/texts/roster/en.ts', peopleFile] }].map(({ page, keys }) => ({
      name: `sales area with ${page.split('/').at(-1)}`,
      keys: [listOfPages, ...keys],
    }));
  }

  const lazy = Object.values(manifest).flatMap(({ isDynamicEntry, src }) => (isDynamicEntry && src ? [src] : []));
  return { loadOf, named, listOfPages, salesPages, lazy };
}

/** Kilobytes of JavaScript that the course dashboard of a learner may load, and a page of the sales area. */
export const most = { dashboard: 131, salesPage: 210 };
