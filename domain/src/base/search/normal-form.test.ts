import { expect, it } from 'vitest';
import { finder, isTooShort, searchedWords, searchForm } from './normal-form.ts';

const found: readonly (readonly [typed: string, name: string])[] = [
  ['jose', 'José García'],
  ['JOSÉ', 'jose garcia'],
  ['nguyen', 'Nguyễn Thị'],
  ['garcía josé', 'José García'],
  ['garcía  josé', 'José García'],
  ['gar jo', 'José García'],
  ['O’Neill', "Ann O'Neill"],
  ["o'neill", 'Ann O’Neill'],
  ['oneill', "Ann O'Neill"],
  ['o neill', "Ann O'Neill"],
  ['neill', "Ann O'Neill"],
  ['jean luc', 'Jean‑Luc Picard'],
  ['jeanluc', 'Jean-Luc Picard'],
  ['al-ahmad', 'Al Ahmad'],
  ['lukasz', 'Łukasz Wałęsa'],
  ['strasse', 'Straße'],
  ['istanbul', 'İstanbul'],
  ['ISPARTA', 'ısparta'],
  ['احمد', 'أحمد'],
  ['فاطمه', 'فاطمة'],
  ['ليلي', 'ليلى'],
  ['محمد', 'مُحَمَّد'],
  ['小明', '王小明'],
  ['王', '王小明'],
  ['Ng', 'Ng Li'],
  ['maria.garcia@school', 'Maria maria.garcia@school.test'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευς'],
];

it.each(found)('%s finds %s', (typed, name) => {
  expect(finder(typed)(searchForm(name))).toBe(true);
});

it.each([
  ['arcia', 'José García'],
  ['jose maria', 'José García'],
  ['ng', 'Wang'],
  ['abc', 'a b c'],
])('%s does not find %s', (typed, name) => {
  expect(finder(typed)(searchForm(name))).toBe(false);
});

it.each([
  ['Ng', true],
  ['Li', true],
  ['王', true],
  ['я', true],
  ['a b', true],
  ['a', false],
  ['é', false],
  ['a ', false],
  ['--', false],
  ['', true],
  ['  ', true],
])('%j is long enough to be searched for: %s', (typed, can) => {
  expect(isTooShort(typed)).toBe(!can);
});

it('the form of two texts one after the other is that of both together', () => {
  expect(searchForm('José') + searchForm('García')).toBe(searchForm('José García'));
});

it('a search of many words looks for twelve of them, each once', () => {
  expect(searchedWords('a a b')).toEqual(['a', 'b']);
  expect(searchedWords(Array.from({ length: 40 }, (_, n) => `w${n}`).join(' '))).toHaveLength(12);
});
