/** A word and where it stands in its sentence, counted in UTF-16 units, as voices count. */
export type Word = { readonly text: string; readonly at: number; readonly isSpoken: boolean };

/** A sentence with everything between its words: joined, their texts are the sentence. It is counted through all paragraphs. */
export type Sentence = { readonly number: number; readonly text: string; readonly words: readonly Word[] };

/** The paragraphs of a text, each in sentences, each in words, as its language divides them. */
export function readable(text: string, language: string): readonly (readonly Sentence[])[] {
  const sentences = segmenter(language, 'sentence');
  const words = segmenter(language, 'word');
  let number = 0;
  return text
    .split(/\n+/)
    .filter((paragraph) => /\p{L}|\p{N}/u.test(paragraph))
    .map((paragraph) =>
      [...sentences.segment(paragraph.trim())].map(({ segment }) => ({
        number: number++,
        text: segment,
        words: [...words.segment(segment)].map(({ segment: word, index, isWordLike = false }) => ({
          text: word,
          at: index,
          isSpoken: isWordLike,
        })),
      })),
    );
}

/** The place of the word that stands at this unit of its sentence, of the last one before it where none does. */
export function wordAt(sentence: Sentence, unit: number): number {
  return Math.max(
    0,
    sentence.words.findLastIndex(({ at, isSpoken }) => isSpoken && at <= unit),
  );
}

// A language that the browser cannot divide is divided as its own.
function segmenter(language: string, granularity: 'sentence' | 'word'): Intl.Segmenter {
  try {
    return new Intl.Segmenter(language, { granularity });
  } catch {
    return new Intl.Segmenter(undefined, { granularity });
  }
}
