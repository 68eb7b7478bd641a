/** Letters that are not a plain letter with a mark, and what people type for them. */
const plainLetters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};

/** A name without case, marks and ligatures, as a search compares it: "Małgorzata" becomes "malgorzata". */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[łøđðþßæœı]/g, (letter) => plainLetters[letter] ?? letter);
}

/**
 * A test for names that were folded with `foldName`: each word of the search occurs in them, in any order and at any
 * place. An empty search fits every name.
 */
export function nameFinder(search: string): (folded: string) => boolean {
  const words = foldName(search)
    .split(/[\s,]+/)
    .filter((word) => word !== '');
  return (folded) => words.every((word) => folded.includes(word));
}
