import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import '../../content-kinds.ts';
import { kindNames, kindOf, nameOfKind, registerKind, tableOf } from './kinds.ts';

test('every kind is registered, each with its own table', () => {
  const tables = kindNames.map((name) => kindOf(name).table);
  expect(tables).toEqual(kindNames.map(tableOf));
  expect(tables.map(nameOfKind)).toEqual(kindNames);
});

test('a kind is registered once', () => {
  expect(() => registerKind(kindOf('LESSON'))).toThrow('lessons are registered twice');
});

test('whoever needs kinds of any sort has all of them: each writer is in the list', () => {
  const root = new URL('../../', import.meta.url);
  const list = readFileSync(new URL('content-kinds.ts', root), 'utf8');
  const writers = globSync('*/*/write-*.ts', { cwd: root }).filter((file) =>
    readFileSync(new URL(file, root), 'utf8').includes('= registerKind<'),
  );
  expect(writers).toHaveLength(kindNames.length);
  expect(writers.filter((file) => !list.includes(`'./${file}'`))).toEqual([]);
});
