import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const index = join(root, '../shared/spec/index');
const page = readFileSync(join(root, 'docs/specification.md'), 'utf8');

/** The lines of its tables, by their cells. */
const lines = page
  .split('\n')
  .filter((line) => /^\| (D1|R1)-/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));

const files = globSync('{domain,server,web,e2e}/**/*', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|generated)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

const found = (tail: string) => files.filter((file) => file === tail || file.endsWith(`/${tail}`));

/** Every row that a first cell names, such as `D1-2.23, 2.36–2.38`. */
function rowsIn(cell: string): string[] {
  const document = cell.slice(0, 3);
  if (document === 'R1-')
    return [...cell.matchAll(/(\d\d)(?:–(\d\d))?/g)].flatMap(([, from, to]) => upTo('R1-', from, to));
  return [...cell.matchAll(/(\d)\.(\d+)(?:–(?:\d\.)?(\d+))?/g)].flatMap(([, chapter, from, to]) =>
    upTo(`D1-${chapter}.`, from, to),
  );
}

function upTo(before: string, from = '', to = from): string[] {
  const length = Number(to) - Number(from) + 1;
  return Array.from({ length }, (_, step) => `${before}${String(Number(from) + step).padStart(2, '0')}`);
}

const rows = lines.flatMap(([cell = '']) => rowsIn(cell));

describe('the page of the specification', () => {
  it('names each row once', () => {
    expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
  });

  it('names every row of the document, and none that it does not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    const specified = ['requirements', 'routes'].flatMap((name) =>
      [...readFileSync(join(index, `${name}.csv`), 'utf8').matchAll(/^((?:D1|R1)-[\d.]+),/gm)].map(([, id = '']) => id),
    );
    expect(new Set(rows)).toEqual(new Set(specified));
  });

  it('tells files apart that are there', () => {
    const named = lines.flatMap((cells) => cells.slice(2).flatMap((cell) => [...cell.matchAll(/`([\w./-]+)`/g)]));
    const wrong = named.map(([, tail = '']) => [tail, found(tail)] as const).filter(([, those]) => those.length !== 1);
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('names tests that are there', () => {
    const named = lines.flatMap((cells) => [...(cells.at(-1) ?? '').matchAll(/`([\w./-]+)` "([^"]+)"/g)]);
    expect(named.length).toBeGreaterThan(200);
    const wrong = named.filter(([, tail = '', words = '']) => {
      const [file] = found(tail);
      return !file || !readFileSync(join(root, file), 'utf8').includes(words.replace(/…$/, ''));
    });
    expect(wrong.map(([whole]) => whole)).toEqual([]);
  });
});
