import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { connectOnce } from '../../src/base/database/open-pool.ts';
import { readMigrations } from '../../src/base/database/read-migrations.ts';
import { applyAndWatch, type WatchedSchema } from './apply-and-watch.ts';
import { areas, strayTables, wordsByHand } from './areas.ts';
import { findUses, type Uses } from './find-uses.ts';
import { code, migrationLink, tableOf } from './markdown.ts';
import { tablePage } from './table-page.ts';
import { wordsAbove, wordsOfGlossary } from './find-words.ts';

const generatedWord = '<!-- Generated from the migrations by npm run generate. -->';
const migrations = readMigrations();
const glossary = readFileSync(join(import.meta.dirname, '../../../docs/glossary.md'), 'utf8');

/** Applies every migration to an empty database and writes what it then is: a page a table, one of functions, an index. */
export async function writeSchemaPages(url: string, folder: string): Promise<void> {
  const client = await connectOnce(url);
  const schema = await applyAndWatch(client, migrations);
  await client.end();
  const stray = strayTables(schema.tables.map(({ name }) => name));
  if (stray.length > 0) throw new Error(`Give ${stray.join(', ')} a place in server/test/schema-pages/areas.ts.`);
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) =>
    writeFileSync(join(folder, `${name}.md`), `${generatedWord}\n\n${text}\n`);
  write('README', indexPage(schema));
  write('functions', functionsPage(schema));
  for (const table of schema.tables) {
    const about = { words: wordsOf(table.name), migrations: schema.changedBy('tables', table.name) };
    write(table.name, tablePage(table, schema, about));
  }
}

function indexPage(schema: WatchedSchema): string {
  const row = (name: string): string[] => {
    const last = schema.changedBy('tables', name).at(-1) ?? '';
    return [`[${name}](${name}.md)`, firstSentence(wordsOf(name)), migrationLink(last)];
  };
  const tables = schema.tables.filter(({ shows }) => shows === null);
  return [
    '# The schema as it stands',
    `What all migrations together come to: ${tables.length} tables, ${schema.tables.length - tables.length} views, [${schema.functions.length} functions](functions.md) and ${schema.tables.flatMap(({ triggers }) => triggers).length} triggers. A migration more changes these pages; \`npm run generate\` writes them.`,
    ...areas.flatMap((area) => [
      `## ${area.name}`,
      tableOf(['Table', 'Keeps', 'Last changed by'], area.tables.map(row)),
    ]),
    '## Enumerated types',
    tableOf(
      ['Type', 'Values'],
      schema.types.map(({ name, values }) => [name, values.map(code).join(', ')]),
    ),
  ].join('\n\n');
}

function functionsPage(schema: WatchedSchema): string {
  const usesOf = findUses(schema);
  const parts = schema.functions.map(({ name, takes, returns }) => {
    const last = schema.changedBy('functions', name).at(-1) ?? '';
    return [
      `## ${name}`,
      wordsAbove(migrations, 'function', name),
      [
        `Takes ${code(takes) || 'nothing'}, returns ${code(returns)}. Its present body: ${migrationLink(last)}.`,
        used(usesOf(name)),
      ].join(' '),
    ]
      .filter((part) => part !== '')
      .join('\n\n');
  });
  return ['# Functions of the database', ...parts].join('\n\n');
}

function used({ triggers, functions, tables, folders }: Uses): string {
  const users = [
    ['triggers', triggers.map(({ table, trigger }) => `\`${trigger}\` of [${table}](${table}.md)`)],
    ['functions', functions.map((name) => `[${name}](#${name})`)],
    ['columns, constraints or indexes of', tables.map((name) => `[${name}](${name}.md)`)],
    ['statements in', folders.map((name) => `\`server/src/${name}\``)],
  ] as const;
  const named = users.filter(([, all]) => all.length > 0).map(([kind, all]) => `${kind} ${all.join(', ')}`);
  return named.length === 0 ? 'Nothing uses it.' : `Used by ${named.join('; ')}.`;
}

const wordsOf = (table: string): string =>
  wordsAbove(migrations, 'table', table) || wordsOfGlossary(glossary, table) || (wordsByHand[table] ?? '');

const firstSentence = (words: string): string => /^.*?[.:](?= |$)/.exec(words)?.[0]?.replace(/:$/, '.') ?? words;
