// Prints what the browser loads for each page, brotli-compressed and without fonts: node scripts/web-sizes.mjs [dist]
// It fails where the course dashboard of a learner, the course editor of an author or a page of the sales area, opened cold, is
// larger than promised.
import { most, pageSizes } from './page-sizes.mjs';

const { loadOf, named, listOfPages, salesPages, lazy } = pageSizes(process.argv[2]);
const screens = lazy.filter((src) => src.endsWith('-screen.tsx'));
const dashboard = { name: 'course dashboard', keys: [named('dashboard')] };
const authoring = 'src/authoring/';
const editor = {
  name: 'course editor',
  keys: [
    listOfPages,
    'src/routes/cms-area.tsx',
    'src/texts/cms/en.ts',
    `${authoring}cms-course/course-editor.tsx`,
    `${authoring}cms-course/curriculum/curriculum.tsx`,
  ],
};
const inEditor = [
  'cms-course/lesson-pane.tsx',
  'cms-assessment/assessment-panes.tsx',
  'cms-study-project/project-pane.tsx',
];
const editors = inEditor.map((pane) => ({
  name: `course editor with ${pane.split('/').at(-1)}`,
  keys: [...editor.keys, `${authoring}${pane}`],
}));
const sales = salesPages();
const rows = [
  { name: 'every page', keys: [] },
  ...screens.map((src) => ({ name: src.split('/').at(-1), keys: [src] })),
].toSorted((one, other) => one.name.localeCompare(other.name));

console.log('kB brotli'.padEnd(46), 'JavaScript'.padStart(12), 'CSS'.padStart(8));
for (const { name, keys } of [...rows, dashboard, editor, ...editors, ...sales]) {
  const { script, style } = loadOf(keys);
  console.log(name.padEnd(46), script.toFixed(1).padStart(12), style.toFixed(1).padStart(8));
}
const { script, style } = loadOf(dashboard.keys);
if (script > most.dashboard || style > 12) {
  console.error(`The course dashboard may load ${most.dashboard} kB of JavaScript and 12 kB of CSS.`);
  process.exitCode = 1;
}

for (const { name, keys } of [editor, ...editors]) hold(name, keys, 350);
for (const { name, keys } of sales) hold(name, keys, most.salesPage);

/** Fails where a page loads more kilobytes of JavaScript than it may. */
function hold(name, keys, limit) {
  if (loadOf(keys).script <= limit) return;
  console.error(`The ${name} may load ${limit} kB of JavaScript.`);
  process.exitCode = 1;
}
