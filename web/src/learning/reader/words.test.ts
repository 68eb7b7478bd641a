import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readable, wordAt } from './words.ts';

const spoken = (text: string, language = 'en') =>
  readable(text, language).map((paragraph) =>
    paragraph.map(({ words }) => words.filter(({ isSpoken }) => isSpoken).map((word) => word.text)),
  );

describe('what is read aloud', () => {
  it('is divided into paragraphs, sentences and words', () => {
    expect(spoken('A pump moves water. It has a rotor.\n\nDry it.')).toEqual([
      [
        ['A', 'pump', 'moves', 'water'],
        ['It', 'has', 'a', 'rotor'],
      ],
      [['Dry', 'it']],
    ]);
  });

  it('finds words where nothing stands between them', () => {
    expect(spoken('水を飲む。', 'ja').flat().flat().length).toBeGreaterThan(1);
  });

  it('leaves out what has nothing to say, and takes a language nobody knows', () => {
    expect(spoken('—\n \n***')).toEqual([]);
    expect(spoken('One two', 'not a language')).toEqual([[['One', 'two']]]);
  });

  it('loses no letter of a sentence', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        for (const sentence of readable(text, 'en').flat()) {
          expect(sentence.words.map((word) => word.text).join('')).toBe(sentence.text);
          for (const { at, text: word } of sentence.words) expect(sentence.text.slice(at, at + word.length)).toBe(word);
        }
      }),
    );
  });

  it('knows the word that a voice is at', () => {
    const [sentence] = readable('A pump moves.', 'en').flat();
    if (!sentence) throw new Error('there is no sentence');
    expect([0, 2, 3, 7, 99].map((unit) => sentence.words[wordAt(sentence, unit)]?.text)).toEqual([
      'A',
      'pump',
      'pump',
      'moves',
      'moves',
    ]);
  });
});
