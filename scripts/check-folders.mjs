import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { root } from './install.mjs';

// Fails with every folder that holds more files than somebody takes in at a look, those of tests apart: those among them
// that belong together get a folder of their own.
const most = 26;
const files = globSync('{domain,server,web}/src/**/*.{ts,tsx}', { cwd: root })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !/[.](test|case)[.]tsx?$|[/]generated[/]/.test(file));

for (const [folder, { length }] of Object.entries(Object.groupBy(files, dirname)))
  if (length > most) {
    console.error(
      `${folder} holds ${length} files, of which ${length - most} or more have to get a folder of their own.`,
    );
    process.exitCode = 1;
  }
