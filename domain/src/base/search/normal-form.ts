// The same signs stand in the function `search_form` of the database; a test holds the two together.
const apostrophes = /['`\u2018-\u201b\u2032\u2035\u02b9-\u02bf]/gu;
const dashes = /[-\u058a\u05be\u2010-\u2015\u2212]/gu;
/** Marks on letters, the stroke that lengthens Arabic words, and what nobody sees. */
const marks =
  // oxlint-disable-next-line no-misleading-character-class -- each of the marks stands for itself
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u061c\u0640\u064b-\u065f\u0670\u06d6-\u06dc\u06df-\u06e4\u06e7\u06e8\u06ea-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u200b-\u200f\u202a-\u202e\u2060-\u2069\u20d0-\u20ff\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\ufeff]/gu;
const between =
  // oxlint-disable-next-line no-control-regex -- what stands between words may be a tab or a line
  /[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u00d7\u00f7\u02b0-\u02ff\u037e\u055a-\u055f\u0589\u058a\u05be\u05c0\u05c3\u05c6\u05f3\u05f4\u0600-\u060f\u061b-\u061f\u066a-\u066d\u06d4\u06dd\u06de\u06e9\u0964\u0965\u1680\u2000-\u20cf\u2190-\u2bff\u2e00-\u2e7f\u3000-\u3004\u3008-\u303f\u30a0\u30fb\ufffc\ufffd]+/gu;
/** Writing without spaces: each sign is a word, so that a given name is found behind its family name. */
const signs = /[\u3005-\u3007\u3041-\u3098\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3400-\u4dbf\u4e00-\u9fff]/gu;

/** Letters that are no plain letter with a mark, Arabic letters that are written for each other, and Arabic digits. */
const alike = new Map(
  Array.from('øłđðħıŧςةىیکٱہھ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', (letter, place) => [
    letter,
    'olddhitσهييكاهه01234567890123456789'.charAt(place),
  ]),
);
const pairs = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' } as const;
const changed = new RegExp(`[${[...alike.keys()].join('')}]`, 'gu');

function words(text: string): string {
  const letters = text
    .replaceAll(apostrophes, '')
    .replaceAll(marks, '')
    .toLowerCase()
    .replaceAll(changed, (letter) => alike.get(letter) ?? letter)
    .replaceAll(/[ßæœþ]/gu, (letter) => pairs[letter as keyof typeof pairs]);
  return letters.replaceAll(between, ' ').replaceAll(signs, ' $& ').replaceAll(/ +/gu, ' ').replaceAll(/^ | $/gu, '');
}

const decomposed = (text: string) => text.replaceAll('\u00b4', "'").normalize('NFKD');
const spaced = (form: string) => (form === '' ? '' : ` ${form}`);

/**
 * A text as searches compare it, the same as the function `search_form` of the database gives: its words, each after a
 * space, without capitals, accents and signs. What an apostrophe or a dash parts stands there as one word and as two.
 */
export function searchForm(text: string): string {
  const plain = decomposed(text);
  const parted = spaced(words(plain));
  const apart = plain.replaceAll(apostrophes, ' ');
  const joined = plain.replaceAll(dashes, '');
  return parted + (apart === plain ? '' : spaced(words(apart))) + (joined === plain ? '' : spaced(words(joined)));
}

/** The most words that are searched for; what is typed after them narrows nothing. */
const mostWords = 12;

/** The words that somebody searches for, each once and in the form that texts have in `searchForm`. */
export function searchedWords(search: string): readonly string[] {
  const form = words(decomposed(search));
  return form === '' ? [] : [...new Set(form.split(' '))].slice(0, mostWords);
}

/** How many characters somebody types before anything is searched for, where they are Latin; of others one is enough. */
export const shortestSearch = 2;

/** Whether something can be searched for: it has two letters or digits, or one that is not Latin. */
function isSearchable(search: string): boolean {
  const letters = searchedWords(search).join('');
  return letters.length >= shortestSearch || /[^\0-\u007f]/u.test(letters);
}

/** Whether something was typed that is not enough to search for. */
export const isTooShort = (search: string): boolean => search.trim() !== '' && !isSearchable(search);

/** A test for texts in the form of `searchForm`: each word of the search begins a word there, in any order. An empty search fits every text. */
export function finder(search: string): (form: string) => boolean {
  const wanted = searchedWords(search);
  return (form) => wanted.every((word) => form.includes(` ${word}`));
}
