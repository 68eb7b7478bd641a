import type { Migration } from '../../src/base/database/read-migrations.ts';

/** What migrations say in the lines right above the statement that makes a table or a function; the last one counts. */
export function wordsAbove(migrations: readonly Migration[], kind: 'table' | 'function', name: string): string {
  const made = new RegExp(`((?:^--.*\\n)+)create (?:or replace )?${kind} ${name} ?\\(`, 'gm');
  const blocks = migrations.flatMap(({ sql }) => [...sql.matchAll(made)].map(([, block = '']) => block));
  return (blocks.at(-1) ?? '').replaceAll(/^-- ?/gm, '').replaceAll('\n', ' ').replaceAll(/\s+/g, ' ').trim();
}

/** What the glossary says of the term that a table is named by: `study_projects` keeps study projects. */
export function wordsOfGlossary(glossary: string, table: string): string {
  const term = table.replaceAll('_', ' ').replace(/ies$/, 'y').replace(/s$/, '');
  const lines = glossary.split('\n').map((line) => line.split(' | '));
  const [, meaning = ''] =
    lines.find(([head = '']) => head.replace(/^[|] /, '').toLowerCase().split(', ')[0] === term) ?? [];
  return meaning.replace(/ [|]$/, '');
}
