import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { serverFeatures } from '../.dependency-cruiser.server.mjs';
import { areas, exceptions } from '../.dependency-cruiser.web-areas.mjs';
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

const map = () =>
  [
    '| Area of `web/src` | What it is | Uses | Its features in their order |',
    '|---|---|---|---|',
    ...areas.map(
      ({ name, why, uses, features }) =>
        `| **${name}** | ${why} | ${uses.join(', ') || '–'} | ${features.map((feature) => feature.name).join(' · ')} |`,
    ),
    '',
    `Against this order go ${exceptions.length === 0 ? 'no arrows' : `${exceptions.length} arrows of single files, each named with its reason`}. Features of \`server/src/features\`, in the order of \`.dependency-cruiser.server.mjs\`: ${serverFeatures.join(' · ')}.`,
  ].join('\n');
