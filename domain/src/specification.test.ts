import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const index = join(root, '../shared/spec/index');
const lines = linesOf('docs/specification.md');
const texts = linesOf('docs/specification-texts.md');

/** The lines of the tables of a page, by their cells. */
function linesOf(page: string): string[][] {
  return readFileSync(join(root, page), 'utf8')
    .split('\n')
    .filter((line) => /^\| [DRT][12]-/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
}

const files = globSync('{domain,server,web,e2e}/**/*', {
  cwd: root,
  exclude: (name) => /(^|\/)(node_modules|dist|generated)$/.test(name),
}).map((file) => file.replaceAll('\\', '/'));

const found = (tail: string) => files.filter((file) => file === tail || file.endsWith(`/${tail}`));

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

const authoring =
  'cms-products cms-book cms-course cms-lesson cms-study-project cms-assessment cms-question cms-cards free-offers media preview instructor-resources library'.split(
    ' ',
  );
const ofShell = 'D2-2.01–2.04, 2.08, 2.09, 2.73–2.76, 8.01–8.03, 8.06, 9.26, 9.27, 9.31–9.33, 9.35';
const authored =
  'T2-001, 002, 005–026, 028–031, 047–052, 074, 085–098, 115–119, 124–128, 136–139, 141, 142, 160–193, 195–197';

const rows = lines.flatMap(([cell = '']) => rowsIn(cell));
const textIds = texts.flatMap(([cell = '']) => textsIn(cell));

const contentOf = (tail: string) => {
  const [file] = found(tail);
  return file ? readFileSync(join(root, file), 'utf8') : '';
};

/** What of a text stands in a file as it is: all but what is put in. */
const fixed = (words: string) =>
  words.split(' · ').flatMap((text) => text.split(/\{\w+\}/).filter((part) => part.trim()));

describe('the pages of the specification', () => {
  it('name each row and each text once', () => {
    for (const ids of [rows, textIds]) expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('name every row of the document, and none that it does not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    const specified = ['requirements', 'routes'].flatMap((name) =>
      [...readFileSync(join(index, `${name}.csv`), 'utf8').matchAll(/^((?:D1|R1)-[\d.]+),/gm)].map(([, id = '']) => id),
    );
    expect(new Set(rows.filter((id) => !/^[DR]2-/.test(id)))).toEqual(new Set(specified));
  });

  it('name of the staff document every row of authoring, groups, members, settings, frames and the reading aid', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    const csv = readFileSync(join(index, 'requirements.csv'), 'utf8');
    const areas = ['embed', 'export', 'free', 'group', 'group-settings', 'members', 'reader', ...authoring];
    const specified = [...csv.matchAll(/^(D2-[\d.]+),.*,([\w-]+)\r?$/gm)];
    const ofAreas = specified.flatMap(([, id = '', area = '']) => (areas.includes(area) ? [id] : []));
    const ofAuthoring = specified.filter(([, , area = '']) => authoring.includes(area));
    expect(ofAuthoring).toHaveLength(306);
    const routes = rowsIn('R2-02').concat(rowsIn('R2-05–13'));
    const named = rows.filter((id) => /^[DR]2-/.test(id));
    const wanted = [...ofAreas, ...rowsIn(ofShell), ...routes];
    expect(wanted.filter((id) => !named.includes(id))).toEqual([]);
    const known = new Set([...specified.map(([, id = '']) => id), ...routes]);
    expect(named.filter((id) => !known.has(id))).toEqual([]);
  });

  it('name every text of the document, and of the staff document none that it does not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    const csv = readFileSync(join(index, 'texts.csv'), 'utf8');
    const specified = [...csv.matchAll(/^(T[12]-\d+),/gm)].map(([, id = '']) => id);
    const groups = ['T2-027', 'T2-069–072', 'T2-099–111', 'T2-123', 'T2-155–159', authored].flatMap(textsIn);
    const learners = specified.filter((id) => id.startsWith('T1-'));
    expect(new Set(textIds)).toEqual(new Set([...learners, ...groups]));
    expect(textIds.filter((id) => !specified.includes(id))).toEqual([]);
  });

  it('tell files apart that are there', () => {
    const cells = [...lines, ...texts].flatMap((line) => line.slice(2));
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+)`/g)]);
    const wrong = named.map(([, tail = '']) => [tail, found(tail)] as const).filter(([, those]) => those.length !== 1);
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('name tests that are there', () => {
    const named = [...lines, ...texts].flatMap((cells) => [
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
