import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { orders } from '../.dependency-cruiser.areas.mjs';
import { areas } from '../.dependency-cruiser.web-areas.mjs';
import { root } from './install.mjs';

const page = 'docs/architecture.md';
const [begin, end] = ['<!-- The map is made from the fence by npm run generate. -->', '<!-- End of the map. -->'];

/** Writes the page of the architecture below a folder, with the map of rooms as the fence has it. */
export function writeRooms(folder) {
  const text = readFileSync(join(root, page), 'utf8');
  const [before, rest] = text.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${page} has lost the lines between which the map of rooms stands.`);
  const path = join(folder, page);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${before}${begin}\n\n${map()}\n\n${end}${after}`);
}

const floors = ['domain', 'server', 'web'];

const featuresIn = (floor, { name, features }) =>
  floor === 'web'
    ? features.map((feature) => feature.name)
    : orders[floor].filter((folder) => folder.startsWith(`${name}/`)).map((folder) => folder.slice(name.length + 1));

const map = () =>
  [
    `| Area | What it is | ${floors.map((floor) => `\`${floor}/src\``).join(' | ')} |`,
    `|---|---|${'---|'.repeat(floors.length)}`,
    ...areas.map(
      (area) =>
        `| **${area.name}** | ${area.why} | ${floors.map((floor) => featuresIn(floor, area).join(' · ')).join(' | ')} |`,
    ),
  ].join('\n');
