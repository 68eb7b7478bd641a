import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

// Fails with every text of the browser's English catalogues that no file of the app reads. Some are looked up by codes,
// whose type says that each has its text.
const catalogues = globSync('web/src/texts/*/en.ts', { cwd: root }).filter(
  (file) => !/texts.(formats|languages)/.test(file),
);
const sources = globSync('web/src/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/[.]test[.]tsx?$|[/]generated[/]|[/]en[.]ts$/.test(file))
  .map((file) => readFileSync(join(root, file), 'utf8'));

const byCode = [
  'refusals',
  'issues',
  'staffIssues',
  'codes',
  'fields',
  'institutionFields',
  'lessonFields',
  'licenseFields',
];

for (const file of catalogues) {
  const exported = await import(pathToFileURL(join(root, file)).href);
  // What is only loaded along is looked at where it is written.
  const written = readFileSync(join(root, file), 'utf8');
  for (const [catalogue, texts] of Object.entries(exported)) {
    if (byCode.includes(catalogue) || !new RegExp(`^export const ${catalogue}\\b`, 'm').test(written)) continue;
    const reading = catalogue === 'ui' ? 'useUiTexts' : `texts.${catalogue}`;
    const readers = sources.filter((source) => source.includes(reading));
    for (const name of Object.keys(texts).filter((key) => !isRead(key, readers))) {
      console.error(`${file}: nobody reads ${catalogue}.${name}.`);
      process.exitCode = 1;
    }
  }
}

/** Whether a reader of the catalogue names the text, any file names it as a value to look it up by, or a part is given words with it. */
function isRead(key, readers) {
  const named = new RegExp(`(?<![\\w$'"])${key}(?![\\w$'"])`);
  return (
    readers.some((source) => named.test(source)) ||
    sources.some((source) => source.includes(`'${key}'`) || source.includes(`readonly ${key}: string`))
  );
}
