const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The first letters of the first and last word of a name, in capitals. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(word = ''): string {
  return letters.segment(word).containing(0)?.segment ?? '';
}
