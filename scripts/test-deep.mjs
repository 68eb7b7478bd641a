import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { newSeed, seed } from './chance.mjs';
import { needChromium } from './chromium.mjs';
import { environment, install, node, root } from './install.mjs';
import { installPostgres15 } from './install-postgres-15.mjs';

// Runs with its whole figure what tries a sample in `npm test`, and with new chance whatever leaves something to it.
install();
installPostgres15();
const drawn = process.env.LECTERN_SEED ? seed : newSeed();
const draws = `Chance is drawn from ${drawn}; LECTERN_SEED=${drawn} npm run test:deep draws the same again.`;
console.log(draws);
const files = ['domain', 'server', 'web'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name))
    .filter((name) => /\/deep\.ts'|from 'fast-check'/.test(readFileSync(join(root, name), 'utf8'))),
);
const { status } = spawnSync(node, [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...files], {
  cwd: root,
  env: { ...environment, CHROMIUM: needChromium(), LECTERN_DEEP: '1', LECTERN_SEED: String(drawn) },
  stdio: 'inherit',
});
console.log(draws);
process.exitCode = status ?? 1;
