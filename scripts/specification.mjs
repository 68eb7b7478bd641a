import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './install.mjs';

/** The pages of the specification: tables written by hand, but for their last column. */
export const specificationPages = ['docs/specification.md', 'docs/specification-texts.md'];

const line = /^((?:\| [^|]+ ){3})\|.*\|$/;
const mark = /^ *\/\/ ((?:[DRT][12]|O)-\d.*)$/gm;
const end = /^([DRT][12]-|O-)?(?:(\d)[.])?(\d+)$/;
const comments = String.raw`(?:\s*\/\/.*)*\s*`;
const table = String.raw`\.(?:each|for|skipIf|runIf)\((?:(?!\n\n)[^])*?\)`;
const title = String.raw`(['"\x60])((?:\\.|(?!\1)[^])*)\1`;
/** What a mark may stand above: a test, a group of tests, or a row of the table of screens. */
const marked = new RegExp(
  String.raw`${comments}(?:(?:it|test|describe)(?:${table}|\.\w+)*\(\s*|\{\s*name: )${title}`,
  'y',
);

/** All that stands in the tests' folders; a page names a file by as much of the end of its path as tells it apart. */
export const filesOfTheFloors = globSync('{domain,server,web,e2e}/**/*', {
  cwd: root,
  exclude: (name) => /(^|[/\\])(node_modules|dist|generated)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

/**
 * The lines of the tables of a page, by their cells.
 * @param {string} page
 */
export const linesOf = (page) =>
  readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((text) => /^\| ([DRT][12]|O)-/.test(text))
    .map((text) => text.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));

/**
 * Every row that a first cell or a mark names, such as `D1-2.23, 2.36–2.38, T1-045–047`.
 * @param {string} cell
 */
export function rowsIn(cell) {
  let document = '';
  return cell.split(', ').flatMap((part) => {
    const [from, to = from] = part.split('–').map((text) => end.exec(text));
    document = from?.[1] ?? document;
    const before = from?.[2] ? `${document}${from[2]}.` : document;
    const count = Number(to?.[3]) - Number(from?.[3]) + 1;
    if (!before || !(count > 0)) throw new Error(`"${part}" in "${cell}" names no rows of the specification.`);
    return Array.from(
      { length: count },
      (_, step) => before + String(Number(from[3]) + step).padStart(from[3].length, '0'),
    );
  });
}

/** What the marks in the tests say: the rows of each, its file and the title below it; and what is wrong with them. */
export function readMarks() {
  const files = filesOfTheFloors.filter((file) => /[.](test[.]tsx?|e2e[.]ts)$|^web[/]test[/]screens[/]/.test(file));
  const marks = files.toSorted().flatMap(marksIn);
  const named = specificationPages.flatMap(linesOf).map(([cell = '', , , tests]) => ({ rows: rowsIn(cell), tests }));
  const known = new Set(named.flatMap(({ rows }) => rows));
  const spokenOf = new Set(marks.flatMap(({ rows }) => rows));
  const faults = [
    ...marks.filter(({ words }) => !words).map(({ file, said }) => `${file}: "${said}" stands above no test.`),
    ...marks.flatMap(({ file, rows }) =>
      rows.filter((row) => !known.has(row)).map((row) => `${file}: ${row} is no row of the pages.`),
    ),
    ...named
      .filter(({ rows, tests }) => tests !== '–' || rows.some((row) => spokenOf.has(row)))
      .flatMap(({ rows }) => rows.filter((row) => !spokenOf.has(row)))
      .map((row) => `${row} has no test: mark one with it, or put a dash in the last column of its line.`),
  ];
  return { marks, faults };
}

function marksIn(file) {
  const text = readFileSync(join(root, file), 'utf8');
  return [...text.matchAll(mark)].map((found) => {
    marked.lastIndex = found.index + found[0].length;
    const words = marked.exec(text)?.[2]?.replaceAll(/\\(.)/g, '$1');
    return { file, said: found[1], rows: rowsIn(found[1]), words };
  });
}

/** Writes the pages of the specification below a folder, each line with the tests that are marked with its rows. */
export function writeSpecification(folder) {
  const { marks, faults } = readMarks();
  if (faults.length > 0) throw new Error(`Marks and pages of the specification differ.\n${faults.join('\n')}`);
  for (const page of specificationPages) {
    const text = readFileSync(join(root, page), 'utf8');
    const lines = text.split('\n').map((old) => {
      const rows = /^\| ([DRT][12]|O)-/.test(old) ? rowsIn(old.slice(2).split(' | ')[0]) : [];
      if (rows.length === 0) return old;
      const [, byHand] = line.exec(old) ?? [];
      if (!byHand) throw new Error(`${page} has a line that is not of four columns: ${old.slice(0, 60)}`);
      return `${byHand}| ${namesOf(marks.filter((those) => those.rows.some((row) => rows.includes(row))))} |`;
    });
    mkdirSync(dirname(join(folder, page)), { recursive: true });
    writeFileSync(join(folder, page), lines.join('\n'));
  }
}

/** Tests as a page names them: the file once, then the words of each. */
function namesOf(marks) {
  const byFile = Object.entries(Object.groupBy(marks, ({ file }) => file)).map(([file, those]) => {
    const words = new Set(those.map((each) => `"${each.words.replaceAll('|', '\\|')}"`));
    return `\`${endOf(file)}\` ${[...words].join(', ')}`;
  });
  return byFile.join('; ') || '–';
}

const ends = Map.groupBy(filesOfTheFloors, (file) => file.split('/').at(-1));

/** As much of the end of a path as tells the file apart. */
function endOf(file) {
  const parts = file.split('/');
  const others = (ends.get(parts.at(-1)) ?? []).filter((other) => other !== file);
  const from = parts.findLastIndex(
    (_, at) => !others.some((other) => `/${other}`.endsWith(`/${parts.slice(at).join('/')}`)),
  );
  return parts.slice(Math.max(0, from)).join('/');
}
