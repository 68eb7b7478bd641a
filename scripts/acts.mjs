import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';

const source = 'server/src';

/** Writes the list of all acts, known by their suffix, below a folder. To look for them at each start takes a seventh longer. */
export function writeActs(folder) {
  const acts = globSync('**/*.act.ts', { cwd: join(root, source) })
    .map((file) => file.replaceAll('\\', '/'))
    .toSorted();
  const lines = ['// Written by npm run generate.', ...acts.map((file) => `import './${file}';`)];
  mkdirSync(join(folder, source), { recursive: true });
  writeFileSync(join(folder, source, 'acts.ts'), `${lines.join('\n')}\n`);
}
