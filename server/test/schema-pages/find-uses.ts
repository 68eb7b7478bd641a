import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Schema } from './read-schema.ts';

const source = join(import.meta.dirname, '../../src');

/** Where a function is called: by other functions, by what tables say of themselves, by statements of the server. */
export type Uses = {
  readonly functions: readonly string[];
  readonly triggers: readonly { readonly table: string; readonly trigger: string }[];
  readonly tables: readonly string[];
  readonly folders: readonly string[];
};

/** Finds the callers of every function of a schema by their names, in the database and in the code of the server. */
export function findUses({ tables, functions }: Schema): (name: string) => Uses {
  const files = globSync('**/*.ts', { cwd: source, exclude: ['**/*.test.ts', '**/*.case.ts'] })
    .map((path) => ({ folder: folderOf(path), text: readFileSync(join(source, path), 'utf8') }))
    .filter(({ text }) => text.includes('`'));
  return (name) => {
    const call = new RegExp(`(?<![\\w.])(?:public[.])?${name}\\s*\\(`);
    return {
      functions: namesOf(functions.filter((other) => other.name !== name && call.test(other.body))),
      triggers: tables.flatMap(({ name: table, triggers }) =>
        triggers.filter(({ calls }) => calls === name).map((trigger) => ({ table, trigger: trigger.name })),
      ),
      tables: namesOf(tables.filter((table) => definitionsOf(table).some((says) => call.test(says)))),
      folders: unique(files.filter(({ text }) => call.test(inBackticks(text))).map(({ folder }) => folder)),
    };
  };
}

const definitionsOf = ({ columns, constraints, indexes }: Schema['tables'][number]): string[] => [
  ...columns.flatMap(({ value }) => value ?? []),
  ...[...constraints, ...indexes].map(({ says }) => says),
];

/** The folder of a feature, after its area, that a file stands in. */
const folderOf = (path: string): string => {
  const parts = path.split('/');
  return parts.slice(0, Math.min(2, parts.length - 1)).join('/') || '.';
};

/** Statements stand in templates; one that stands in another begins at an odd place, so what is between counts too. */
const inBackticks = (text: string): string => text.slice(text.indexOf('`'));

const namesOf = (all: readonly { readonly name: string }[]): readonly string[] => unique(all.map(({ name }) => name));

const unique = (names: readonly string[]): readonly string[] => [...new Set(names)].toSorted();
