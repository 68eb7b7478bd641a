import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languageNames } from '../domain/src/base/account/language-names.ts';
import { root } from './install.mjs';

const areas = 'web/src/texts/languages';
const note = '// Written by npm run generate.\n';
const tags = Object.keys(languageNames);
const others = tags.filter((tag) => tag !== 'en');

/** What is written of the languages: the areas of each, and the lists of catalogues. */
export const languageFiles = [
  ...others.map((tag) => `${areas}/${tag}.ts`),
  `${areas}/every.ts`,
  'server/src/base/mail/texts/every.ts',
  'server/src/base/identity/pages/texts/every.ts',
];

/** Writes them below a folder. A list of imports is what the compiler and the bundler see. */
export function writeLanguages(folder) {
  const english = readFileSync(join(root, areas, 'en.ts'), 'utf8');
  const loads = english.slice(english.indexOf('= {'), english.indexOf('\n};') + 4);
  const written = [
    ...others.map(
      (tag) =>
        `import type { Catalogue } from './en.ts';\n\n/** \`${tag}\`: one load for each area. */\nexport const ${tag}: Catalogue ${loads.replaceAll('/en.ts', `/${tag}.ts`)}`,
    ),
    [
      `import { en, type Catalogue } from './en.ts';\n`,
      '/** The other languages name their areas in a chunk of their own, so that each costs nobody else a byte. */',
      'export const every = {',
      '  en: () => en,',
      ...others.map((tag) => `  ${tag}: (): Promise<Catalogue> => import('./${tag}.ts').then(({ ${tag} }) => ${tag}),`),
      '};\n',
    ].join('\n'),
    `${tags.map((tag) => `export * as ${tag} from './${tag}.ts';`).join('\n')}\n`,
    `${tags.map((tag) => `export { ${tag} } from './${tag}.ts';`).join('\n')}\n`,
  ];
  for (const [index, file] of languageFiles.entries()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), note + written[index]);
  }
}
