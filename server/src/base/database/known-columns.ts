import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The columns of the tables of this version as `table.column`, from the types that are generated from them. */
export function readKnownColumns(): ReadonlySet<string> {
  const text = readFileSync(join(import.meta.dirname, 'types.ts'), 'utf8');
  const bodies = new Map(
    [...text.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].map(([, name, body]) => [name, body]),
  );
  return new Set(
    fieldsOf(bodies.get('DB')).flatMap(([table, type]) =>
      fieldsOf(bodies.get(type)).map(([name]) => `${table}.${name}`),
    ),
  );
}

const fieldsOf = (body = ''): [name: string, type: string][] =>
  [...body.matchAll(/^ {2}(\w+)\??: (.*);$/gm)].map(([, name = '', type = '']) => [name, type]);
