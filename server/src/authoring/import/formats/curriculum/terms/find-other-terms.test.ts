import { describe, expect, it } from 'vitest';
import { folderOf } from '../../../../../../test/curriculum.ts';
import { bakery, harbour, weather } from '../../../../../../test/other-curricula.ts';
import { Notes } from '../../../notes.ts';
import { divideText } from '../divide-text.ts';
import { findTerms } from './find-terms.ts';
import { readFolder } from '../../read-folder.ts';

const termsIn = (text: string) =>
  findTerms(divideText(`# T\n\n## Section\n\n${text}\n`).sections).map(({ term, definition }) => [term, definition]);

describe('terms of texts that mark none', () => {
  it.each([
    ['a definition list', 'Bran\n: The *outer* layer of a grain', 'Bran', 'The outer layer of a grain.'],
    ['a definition list with space between', 'Bran\n\n: The outer layer', 'Bran', 'The outer layer.'],
    [
      'a definition list in HTML',
      '<dl>\n<dt>Bran</dt>\n\n<dd>\nThe **outer** layer.\n</dd>\n</dl>',
      'Bran',
      'The outer layer.',
    ],
    [
      'a table of terms',
      '| Term | In German | Meaning |\n|-|-|-|\n| Bran | Kleie | Outer layer |',
      'Bran',
      'Outer layer.',
    ],
    ['a glossary', '### Glossary\n\n- bran: the outer layer', 'Bran', 'The outer layer.'],
    ['a glossary with dashes', '### Key terms\n\n- `bran` – the outer layer', 'Bran', 'The outer layer.'],
    ['bold words and a dash', '**Bran** - the outer layer of a grain.', 'Bran', 'The outer layer of a grain.'],
    [
      'a sentence',
      'A quay is a wall along which ships are moored.',
      'Quay',
      'A quay is a wall along which ships are moored.',
    ],
    [
      'a sentence about many',
      'Pilots are seafarers who guide large ships.',
      'Pilots',
      'Pilots are seafarers who guide large ships.',
    ],
    [
      'a heading with its first sentence',
      '### Condensation\n\nWater vapour turns into droplets when air cools. This takes time.',
      'Condensation',
      'Water vapour turns into droplets when air cools. This takes time.',
    ],
  ])('are found in %s', (_what, text, term, definition) => {
    expect(termsIn(text)).toEqual([[term, definition]]);
  });

  it.each([
    ['a table of anything', '| Tool | Price |\n|-|-|\n| Spade | ten euros or so |'],
    ['a list of anything', '- First: dig a hole in the ground'],
    ['a note', '**Note**: this takes longer than you would think.'],
    ['a task', '* **Task 1**: write down what happened in the end.'],
    ['praise', 'A quay is a good place to sit and look at ships.'],
    ['a pronoun', 'This is a wall along which ships are moored.'],
    ['an announcement', 'The following is a list of all ships in the harbour.'],
    ['an instruction under a heading', '### Racks\n\nTake the loaf to a rack so that air moves around it.'],
    ['a heading that is no name', '### Further reading\n\nMany books have been written about bread and ovens.'],
  ])('are not made of %s', (_what, text) => {
    expect(termsIn(text)).toEqual([]);
  });

  it('are not guessed where the text defines some itself', () => {
    const text =
      '> **Sensors** gather information from the world.\n\n### Relays\n\nElectricity moves a small piece of iron in them.';
    expect(termsIn(text).map(([term]) => term)).toEqual(['Sensors']);
  });

  it.each([
    ['glossaries', bakery(), 4, 6],
    ['sentences', harbour(), 4, 5],
    ['definition lists and headings', weather(), 3, 4],
  ])('give more than half of the lessons a deck in a curriculum of %s', (_style, files, decks, lessons) => {
    const course = readFolder(folderOf('made-up', files), 'en', new Notes());
    expect([course.lessons.filter(({ terms }) => terms.length > 0).length, course.lessons.length]).toEqual([
      decks,
      lessons,
    ]);
    expect(decks / lessons).toBeGreaterThan(0.5);
  });
});
