import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './install.mjs';

const areas = {
  base: 'What every screen and every call goes through',
  learning: 'Courses, questions, attempts',
  classroom: 'Groups, rosters, the gradebook',
  business: 'Institutions, licenses, invitations, those who sell',
  authoring: 'What authors write, and the import',
  instance: 'The installation: database, upgrades, backups, accounts, the audit log',
  entrance: 'Home, free mode, links, frames of partners',
};

/** Writes the index of the decisions by area, below a folder. Fails with a decision that has no place in it. */
export function writeDecisionsIndex(folder) {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: root }).toSorted().map(readDecision);
  const files = decisions.map(({ file }) => file);
  for (const page of globSync('**/*.md', { cwd: join(root, 'docs') })) refuseLost(page, files);
  const lines = Object.entries(areas).flatMap(([area, what]) => [
    `## ${area[0].toUpperCase()}${area.slice(1)}`,
    '',
    `${what}.`,
    '',
    ...decisions.filter((decision) => decision.area === area).map(lineOf),
    '',
  ]);
  mkdirSync(join(folder, 'docs/decisions'), { recursive: true });
  writeFileSync(join(folder, 'docs/decisions/README.md'), `${[...head, ...lines].join('\n').trimEnd()}\n`);
}

const head = [
  '<!-- Generated from the decisions by npm run generate. -->',
  '',
  '# Decisions by area',
  '',
  'A decision says why something is as it is, and what was not taken. It is a file `NNNN-its-title.md`: a title that names its subject, then the day and its area (`2026-11-28, learning`). A later one that changes it is named at its top: `Overtaken by [NNNN](…): what of it.` Numbers have gaps. `npm run generate` writes this page.',
  '',
];

function readDecision(path) {
  const file = basename(path);
  const text = readFileSync(join(root, path), 'utf8');
  const [, number, title] = /^# (\d{4}) (.+)\n/.exec(text) ?? [];
  if (number !== file.slice(0, 4)) throw new Error(`${path} begins with "# ${file.slice(0, 4)} " and its title.`);
  const [, area] = /^(?:\d{4}-\d\d-\d\d, )?(\w+)$/m.exec(text) ?? [];
  if (!Object.hasOwn(areas, area?.toLowerCase() ?? ''))
    throw new Error(`${path} says its day and its area below the title: one of ${Object.keys(areas).join(', ')}.`);
  const later = [...text.matchAll(/^Overtaken by \[(\d{4})\]\((\S+)\): /gm)].map(([, by, link]) => `[${by}](${link})`);
  return { file, number, title, area: area.toLowerCase(), later };
}

const lineOf = ({ file, number, title, later }) =>
  `- [${number}](${file}) ${title}${later.length === 0 ? '' : ` (overtaken in part by ${later.join(', ')})`}`;

/** A link to a decision that is not there, as after a new title. */
function refuseLost(page, files) {
  const text = readFileSync(join(root, 'docs', page), 'utf8');
  const lost = [...text.matchAll(/\((?:[\w./]*\/)?(\d{4}-[\w-]+[.]md)\)/g)].filter(([, file]) => !files.includes(file));
  if (lost.length > 0) throw new Error(`docs/${page} leads to ${lost[0][1]}, which is no decision.`);
}
