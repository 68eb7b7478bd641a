// Prints what the browser loads for each page, brotli-compressed and without fonts: node scripts/web-sizes.mjs [dist]
// It fails where the course dashboard of a learner, the course editor of an author or a page of the sales area, opened cold, is
// larger than promised.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './install.mjs';

const dist = process.argv[2] ?? join(root, 'web/dist');
const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
const sizes = new Map();

const first = ['app', 'texts-en'].map(named);
const lazy = Object.values(manifest).flatMap(({ isDynamicEntry, src }) => (isDynamicEntry && src ? [src] : []));
const screens = lazy.filter((src) => src.endsWith('-screen.tsx'));
const dashboard = { name: 'course dashboard', keys: [named('dashboard')] };
const features = 'src/features/';
const editor = {
  name: 'course editor',
  keys: [
    'src/routes/cms-area.tsx',
    'src/texts/cms/en.ts',
    `${features}cms-course/course-editor.tsx`,
    `${features}cms-course/curriculum.tsx`,
  ],
};
const inEditor = [
  'cms-course/lesson-pane.tsx',
  'cms-assessment/assessment-panes.tsx',
  'cms-study-project/project-pane.tsx',
];
const editors = inEditor.map((pane) => ({
  name: `course editor with ${pane.split('/').at(-1)}`,
  keys: [...editor.keys, `${features}${pane}`],
}));
const inSales = [
  'sales/institutions-panel.tsx',
  'sales/institution-screen.tsx',
  'renewal/worklist.tsx',
  'sales/users-panel.tsx',
];
const sales = inSales.map((page) => ({
  name: `sales area with ${page.split('/').at(-1)}`,
  keys: ['src/routes/sales-area.tsx', 'src/texts/sales/en.ts', `${features}${page}`],
}));
const rows = [
  { name: 'every page', keys: [] },
  ...screens.map((src) => ({ name: src.split('/').at(-1), keys: [src] })),
].toSorted((one, other) => one.name.localeCompare(other.name));

console.log('kB brotli                                    JavaScript      CSS');
for (const { name, keys } of [...rows, dashboard, editor, ...editors, ...sales]) {
  const { script, style } = loadOf(keys);
  console.log(name.padEnd(42), script.toFixed(1).padStart(12), style.toFixed(1).padStart(8));
}
const { script, style } = loadOf(dashboard.keys);
if (script > 150 || style > 12) {
  console.error('The course dashboard may load 150 kB of JavaScript and 12 kB of CSS.');
  process.exitCode = 1;
}

for (const { name, keys } of [editor, ...editors]) hold(name, keys, 350);
for (const { name, keys } of sales) hold(name, keys, 150 + 60);

/** Fails where a page loads more kilobytes of JavaScript than it may. */
function hold(name, keys, most) {
  if (loadOf(keys).script <= most) return;
  console.error(`The ${name} may load ${most} kB of JavaScript.`);
  process.exitCode = 1;
}

function named(name) {
  const keys = Object.keys(manifest).filter((key) => manifest[key].name === name);
  if (keys.length !== 1) throw new Error(`The manifest knows ${keys.length} files as ${name}.`);
  return keys[0];
}

/** The kilobytes of everything that these modules need before they run, the texts of one language included. */
function loadOf(keys) {
  const files = [...filesOf([...first, ...keys])];
  const total = (ending) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + sizeOf(file), 0) / 1000;
  return { script: total('.js'), style: total('.css') };
}

function filesOf(keys, found = new Set(), seen = new Set()) {
  for (const key of keys.filter((one) => !seen.has(one))) {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest does not know ${key}.`);
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
