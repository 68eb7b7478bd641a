import fc from 'fast-check';
import { expect, it } from 'vitest';
import { excerptOf, piecesOf, rankOf } from './found-in.ts';
import { searchForm } from './normal-form.ts';

const marked = (text: string, search: string) =>
  piecesOf(text, search)
    .map(({ text: piece, isFound }) => (isFound ? `[${piece}]` : piece))
    .join('');

it.each([
  ['Which sensor senses?', 'sens', 'Which [sensor] [senses]?'],
  ['José measures Ann’s soil', 'jose ann', '[José] measures [Ann’s] soil'],
  ['state-of-the-art', 'art', 'state-of-the-[art]'],
  ['我学习土壤', '土壤', '我学习[土][壤]'],
  ['nothing', 'sensor', 'nothing'],
])('in %j a search for %j marks %j', (text, search, said) => {
  expect(marked(text, search)).toBe(said);
});

it('an excerpt has whole words around the first that was found', () => {
  const text = `${'sandy loam '.repeat(30)}a soil sensor ${'measures water '.repeat(30)}`;
  const excerpt = excerptOf(text, 'sensor');
  expect(excerpt).toMatch(/^…(sandy |loam )+a soil sensor (measures |water )+(measures|water)…$/);
  expect(excerpt.length).toBeLessThanOrEqual(202);
  expect(excerptOf('A soil sensor', 'sensor')).toBe('A soil sensor');
});

it('an excerpt shows a word that was found, wherever it stands, and has only words of its text', () => {
  const word = fc.constantFrom('sand', 'loam', 'clay-like', 'água', 'l’eau');
  fc.assert(
    fc.property(fc.array(word, { maxLength: 60 }), fc.array(word, { maxLength: 60 }), (left, right) => {
      const text = [...left, 'Sénsor', ...right].join(' ');
      const excerpt = excerptOf(text, 'sensor').replaceAll('…', '');
      expect(excerpt).toContain('Sénsor');
      expect(` ${text} `).toContain(` ${excerpt} `);
    }),
  );
});

it('what has the words together, whole and in its name comes first', () => {
  const rank = (name: string | null, ...texts: string[]) =>
    rankOf({ name: name && searchForm(name), texts: texts.map(searchForm) }, 'soil sensor');
  const order = [
    rank('The soil sensor'),
    rank(null, 'Which soil sensor is it?'),
    rank('Sensors in soil'),
    rank(null, 'Which soil sensors are there?'),
    rank(null, 'A sensor in the soil'),
    rank(null, 'Sensors in the soil'),
    rank(null, 'Soil', 'A sensor'),
  ];
  expect(order.every((value) => value !== null)).toBe(true);
  expect(order).toEqual(order.toSorted((a, b) => b! - a!));
  expect(order[0]).toBeGreaterThan(order[1]!);
  expect(order[1]).toBeGreaterThan(order[4]!);
  expect(order[4]).toBeGreaterThan(order[6]!);
  expect(rank('Soil', 'Sand')).toBeNull();
});
