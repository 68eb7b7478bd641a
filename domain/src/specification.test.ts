import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesOfTheFloors, linesOf, readMarks, rowsIn } from '../../scripts/specification.mjs';

const root = join(import.meta.dirname, '../..');
const index = join(root, '../shared/spec/index');
const lines = linesOf('docs/specification.md');
const texts = linesOf('docs/specification-texts.md');
const { marks, faults } = readMarks();

const rows = lines.flatMap(([cell = '']) => rowsIn(cell));
const beyond = rows.filter((row) => row.startsWith('O-'));
const specified = rows.filter((row) => !row.startsWith('O-'));
const textIds = texts.flatMap(([cell = '']) => rowsIn(cell));

const found = (tail: string) => filesOfTheFloors.filter((file) => file === tail || file.endsWith(`/${tail}`));

const contentOf = (file = '') => (file ? readFileSync(join(root, file), 'utf8') : '');

/** The ids of the rows of one table of the specification. */
const idsOf = (table: string) =>
  [...readFileSync(join(index, `${table}.csv`), 'utf8').matchAll(/^([DRT][12]-[\d.]+),/gm)].map(([, id = '']) => id);

/** What of a text stands in a file as it is: all but what is put in. */
const fixed = (words: string) =>
  words.split(' · ').flatMap((text) => text.split(/\{\w+\}/).filter((part) => part.trim()));

/** Whether a catalogue has a key, which may say first in which feature: `shell.home`. */
function hasKey(catalogue: string, name: string) {
  const [key = '', feature] = [name.split('.').at(-1), /^(\w+)[.]/.exec(name)?.[1]];
  const part = feature ? new RegExp(`^export const ${feature}\\b[^]*?^};`, 'm').exec(catalogue)?.[0] : catalogue;
  return new RegExp(`\\b${key}:`).test(part ?? '');
}

describe('the pages of the specification', () => {
  it('name each row and each text once', () => {
    for (const ids of [rows, textIds]) expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  it('count what is beyond the documents from one on', () => {
    expect(beyond.length).toBeGreaterThan(0);
    expect(beyond).toEqual(beyond.map((_, at) => `O-${String(at + 1).padStart(2, '0')}`));
  });

  it('name every row of both documents and every route, and none that they do not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    expect(new Set(specified)).toEqual(new Set([...idsOf('requirements'), ...idsOf('routes')]));
  });

  it('name every text of both documents, and none that they do not have', (test) => {
    if (!existsSync(index)) test.skip('../shared/spec/index is not on this machine.');
    expect(new Set(textIds)).toEqual(new Set(idsOf('texts')));
  });

  it('tell files apart that are there', () => {
    const cells = [...lines, ...texts].map(([, , where = '']) => where);
    const named = cells.flatMap((cell) => [...cell.matchAll(/`([\w./-]+)`/g)]);
    const wrong = named.map(([, tail = '']) => [tail, found(tail)] as const).filter(([, those]) => those.length !== 1);
    expect(Object.fromEntries(wrong)).toEqual({});
  });

  it('have a test for each row, or say that there is none; and no test speaks of rows that are not there', () => {
    expect(marks.length).toBeGreaterThan(300);
    expect(faults).toEqual([]);
  });

  it('give the words of each text as they stand under their key, and in a test that is named for them', () => {
    const wrong = texts.flatMap(([ids = '', words = '', catalogue = '']) => {
      const places = [...catalogue.matchAll(/`([\w./-]+)` ([\w., ]+)/g)].map(
        ([, tail = '', keys = '']) => [contentOf(found(tail)[0]), keys.split(', ')] as const,
      );
      const keys = places.flatMap(([content, those]) => those.map((key) => [content, key]));
      const said = places.map(([content]) => content).join('\n');
      const asked = marks
        .filter((mark) => mark.rows.some((row) => rowsIn(ids).includes(row)))
        .map(({ file }) => contentOf(file))
        .join('\n');
      return [
        ...keys.filter(([content = '', key = '']) => !hasKey(content, key)).map(([, key]) => [ids, key]),
        ...fixed(words)
          .filter((part) => !said.includes(part) || !asked.includes(part.trim()))
          .map((part) => [ids, part]),
      ];
    });
    expect(wrong).toEqual([]);
  });
});
