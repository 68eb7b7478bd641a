import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildWeb } from './build-web.mjs';
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
const env = { ...environment, CHROMIUM: needChromium(), LECTERN_DEEP: '1', LECTERN_SEED: String(drawn) };
const run = (program, args) =>
  spawnSync(node, [join(root, program), ...args], { cwd: root, env, stdio: 'inherit' }).status;
const tried = run('node_modules/vitest/vitest.mjs', ['run', ...files]);
// Journeys answer what chance puts before them: here they meet other orders than every day.
buildWeb();
const walked = run('node_modules/@playwright/test/cli.js', ['test', '--config', 'e2e/playwright.config.ts']);
console.log(draws);
process.exitCode = tried === 0 && walked === 0 ? 0 : 1;
