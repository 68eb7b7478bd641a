import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './install.mjs';

/** How many files of tests may pass only when they are run again, before the run fails. */
export const mostUnsteady = 3;

const page = join(root, 'docs/unsteady.md');

/** Keeps what passed only when it was run again, for whoever mends it. A clean checkout of a machine keeps nothing. */
export function noteUnsteady(found) {
  if (!process.env.CI) writeFileSync(page, readFileSync(page, 'utf8') + unsteadyRows(found));
}

/** The rows of the table that name what passed only when it was run again, not mended yet. */
export function unsteadyRows(found) {
  const day = new Date().toISOString().slice(0, 10);
  return found.map(({ name, said }) => `| ${day} | ${inCell(name)} | ${inCell(said.split('\n')[0])} | |\n`).join('');
}

const inCell = (text) => stripVTControlCharacters(text).replaceAll('|', '\\|').slice(0, 200).trim();

/** The files that are named there twice and not mended. */
export function unsteadyTwice(text = readFileSync(page, 'utf8')) {
  const open = [...text.matchAll(/^\| \d{4}-\d\d-\d\d \| ([^:|]+):.*\| *\|$/gm)].map(([, file]) => file);
  return [...new Set(open.filter((file, at) => open.indexOf(file) !== at))];
}

if (process.argv[1] === import.meta.filename) {
  const twice = unsteadyTwice();
  if (twice.length > 0) {
    console.error(`Mend before anything else what was unsteady twice (docs/unsteady.md):\n  ${twice.join('\n  ')}`);
    process.exitCode = 1;
  }
}
