import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

// Fails with every text of the browser's English catalogues that no file of the app reads. Refusals are looked up by the
// codes of the domain, whose type says that each has its text.
const catalogues = globSync(['web/src/*/*/texts/en.ts', 'web/src/texts/ui/en.ts'], { cwd: root });
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/[.]test[.]tsx?$|[/]generated[/]|[/]en[.]ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

for (const file of catalogues) {
  const exported = await import(pathToFileURL(join(root, file)).href);
  for (const [catalogue, texts] of Object.entries(exported)) {
    const reading = catalogue === 'ui' ? 'useUiTexts' : `texts.${catalogue}`;
    const readers = sources.filter((source) => source.includes(reading));
    for (const name of Object.keys(texts).filter((key) => !isRead(key, readers))) {
      console.error(`${file}: nobody reads ${catalogue}.${name}.`);
      process.exitCode = 1;
    }
  }
}

/** Whether a reader of the catalogue names the text, or any file names it as a value to look it up by. */
function isRead(key, readers) {
  const named = new RegExp(`(?<![\\w$'"])${key}(?![\\w$'"])`);
  return readers.some((source) => named.test(source)) || sources.some((source) => source.includes(`'${key}'`));
}
