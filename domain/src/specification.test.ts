import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const index = join(root, '../shared/spec/index');
const [beyond, lines] = divided(linesOf('docs/specification.md'), ([cell = '']) => cell.startsWith('O-'));
const texts = linesOf('docs/specification-texts.md');

/** The lines of the tables of a page, by their cells. */
function linesOf(page: string): string[][] {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| ([DRT][12]|O)-/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
}

const files = globSync('{domain,server,web,e2e}/**/*', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|generated)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

const found = (tail: string) => files.filter((file) => file === tail || file.endsWith(`/${tail}`));

function divided<Part>(parts: Part[], first: (part: Part) => boolean): [Part[], Part[]] {
  return [parts.filter(first), parts.filter((part) => !first(part))];
}

/** Every row that a first cell names, such as `D1-2.23, 2.36–2.38`. */
function rowsIn(cell: string): string[] {
  const document = cell.slice(0, 3);
  const numbers = cell.slice(document.length);
  if (document.startsWith('R')) {
    const [routes = '', ...others] = numbers.split(/, (?=D)/);
    const own = [...routes.matchAll(/(\d\d)(?:–(?:R\d-)?(\d\d))?(?!-)/g)].flatMap(([, from, to]) =>
      upTo(document, from, to),
    );
    return [...own, ...others.flatMap(rowsIn)];
  }
  return [...numbers.matchAll(/(\d)\.(\d+)(?:–(?:\d\.)?(\d+))?/g)].flatMap(([, chapter, from, to]) =>
    upTo(`${document}${chapter}.`, from, to),
  );
}

/** Every text that a first cell names, such as `T1-045–047, T2-069`. */
function textsIn(cell: string): string[] {
  let document = '';
  return [...cell.matchAll(/(T[12]-)?(\d{3})(?:–(\d{3}))?/g)].flatMap(([, named, from, to]) => {
    document = named ?? document;
    return upTo(document, from, to, 3);
  });
}

function upTo(before: string, from = '', to = from, digits = 2): string[] {
  const length = Number(to) - Number(from) + 1;
  return Array.from({ length }, (_, step) => `${before}${String(Number(from) + step).padStart(digits, '0')}`);
}

const rows = lines.flatMap(([cell = '']) => rowsIn(cell));
const textIds = texts.flatMap(([cell = '']) => textsIn(cell));

const contentOf = (tail: string) => {
  const [file] = found(tail);
  return file ? readFileSync(join(root, file), 'utf8') : '';
};

/** The ids of the rows of one table of the specification. */
const idsOf = (table: string) =>
  [...readFileSync(join(index, `${table}.csv`), 'utf8').matchAll(/^([DRT][12]-[\d.]+),/gm)].map(([, id = '']) => id);

/** What of a text stands in a file as it is: all but what is put in. */
const fixed = (words: string) =>
  words.split(' · ').flatMap((text) => text.split(/\{\w+\}/).filter((part) => part.trim()));

describe('the pages of the specification', () => {
  it('name each row and each text once', () => {
    for (const ids of [rows, textIds]) expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('count what is beyond the documents from one on', () => {
    expect(beyond.length).toBeGreaterThan(0);
    expect(beyond.map(([cell]) => cell)).toEqual(beyond.map((_, at) => `O-${String(at + 1).padStart(2, '0')}`));
  });

  it('name every row of both documents and every route, and none that they do not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    expect(new Set(rows)).toEqual(new Set([...idsOf('requirements'), ...idsOf('routes')]));
  });

  it('name every text of both documents, and none that they do not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    expect(new Set(textIds)).toEqual(new Set(idsOf('texts')));
  });

  it('tell files apart that are there', () => {
    const cells = [...lines, ...beyond, ...texts].flatMap((line) => line.slice(2));
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+)`/g)]);
    const wrong = named.map(([, tail = '']) => [tail, found(tail)] as const).filter(([, those]) => those.length !== 1);
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('name tests that are there', () => {
    const named = [...lines, ...beyond, ...texts].flatMap((cells) => [
      ...(cells.at(-1) ?? '').matchAll(/`([\w./-]+)` "([^"]+)"/g),
    ]);
    expect(named.length).toBeGreaterThan(300);
    const wrong = named.filter(([, tail = '', words = '']) => !contentOf(tail).includes(words.replace(/…$/, '')));
    expect(wrong.map(([whole]) => whole)).toEqual([]);
  });

  it('give the words of each text as they stand under their key, and in a test that is named for them', () => {
    const wrong = texts.flatMap(([ids, words = '', catalogue = '', tests = '']) => {
      const places = [...catalogue.matchAll(/`([\w./-]+)` ([\w, ]+)/g)];
      const keys = places.flatMap(([, tail = '', those = '']) =>
        those.split(', ').map((key) => [contentOf(tail), key]),
      );
      const asked = [...tests.matchAll(/`([\w./-]+)` "/g)].map(([, tail = '']) => contentOf(tail)).join('\n');
      const said = places.map(([, tail = '']) => contentOf(tail)).join('\n');
      return [
        ...keys
          .filter(([content = '', key = '']) => !new RegExp(`\\b${key}:`).test(content))
          .map(([, key]) => [ids, key]),
        ...fixed(words)
          .filter((part) => !said.includes(part) || !asked.includes(part.trim()))
          .map((part) => [ids, part]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
