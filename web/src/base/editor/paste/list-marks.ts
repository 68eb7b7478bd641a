/** What stands before an item of a list: a sign, or a number in one of the ways that HTML has. */
export type ListMark =
  | { readonly kind: 'bullet' }
  | {
      readonly kind: 'number';
      readonly type: NumberType;
      /** The number it says; null where its letters are none of those that HTML counts with. */
      readonly value: number | null;
    };

/** How HTML counts: 1, a, A, i or I. */
export type NumberType = '1' | 'a' | 'A' | 'i' | 'I';

/** What Word calls the ways to count that HTML has, too. */
const typesOfWord: Readonly<Record<string, NumberType>> = {
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

/** The last number of a mark such as `3.`, `1.2)`, `(b)` or `٤.`; a letter alone, such as the `o` of Word's bullets, is a sign. */
const digits = /^[([]?(?:[\p{Nd}\p{L}]+[.-])*(\p{Nd}{1,5})[.)\]:،-]*$/u;
const letters = /^(?:[([]?(?:[\p{Nd}\p{L}]+[.-])*)(\p{L}{1,7})[.)\]:]+$/u;

/**
 * The mark of an item, as the list's definition says how it counts and, without one, by what is written there. `before` is
 * how the list has counted so far: i follows h or begins the Roman numbers.
 */
export function readMark(text: string, format: string | null, before: NumberType | null): ListMark {
  const written = text.replaceAll(/[\s\u00a0\u200e\u200f]/g, '');
  if (format === 'bullet' || format === 'image') return { kind: 'bullet' };
  const number = digits.exec(written)?.[1];
  if (number !== undefined) return { kind: 'number', type: '1', value: valueOfDigits(number) };
  const word = letters.exec(written)?.[1];
  if (word === undefined) return format === null ? { kind: 'bullet' } : counting(typesOfWord[format] ?? '1', null);
  const type = typesOfWord[format ?? ''] ?? before ?? typeOf(word);
  if (type === 'i' || type === 'I') return counting(type, valueOfRoman(word));
  return counting(type === 'A' || type === 'a' ? type : '1', type === '1' ? null : valueOfLetters(word));
}

const counting = (type: NumberType, value: number | null): ListMark => ({ kind: 'number', type, value });

function typeOf(word: string): NumberType {
  if (!/^[a-z]+$/i.test(word)) return '1';
  const isRoman = valueOfRoman(word) !== null && (word.length > 1 || /^i$/i.test(word));
  const isSmall = word === word.toLowerCase();
  if (isRoman) return isSmall ? 'i' : 'I';
  return isSmall ? 'a' : 'A';
}

/** Digits of any script stand in rows from nought to nine. */
function valueOfDigits(number: string): number {
  return Array.from(number).reduce((sum, digit) => {
    const code = digit.codePointAt(0) ?? 0;
    let value = 0;
    while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++;
    return sum * 10 + value;
  }, 0);
}

/** a is 1, z 26, aa 27. Word writes bb for 28, HTML ab; both count as they are written here. */
function valueOfLetters(word: string): number | null {
  const small = word.toLowerCase();
  return /^([a-z])\1*$/.test(small) ? small.charCodeAt(0) - 96 + 26 * (small.length - 1) : null;
}

const romans: readonly (readonly [sign: string, value: number])[] = [
  ['m', 1000],
  ['cm', 900],
  ['d', 500],
  ['cd', 400],
  ['c', 100],
  ['xc', 90],
  ['l', 50],
  ['xl', 40],
  ['x', 10],
  ['ix', 9],
  ['v', 5],
  ['iv', 4],
  ['i', 1],
];

function valueOfRoman(word: string): number | null {
  let rest = word.toLowerCase();
  let value = 0;
  for (const [sign, worth] of romans)
    while (rest.startsWith(sign)) {
      value += worth;
      rest = rest.slice(sign.length);
    }
  return rest === '' && value > 0 && value < 4000 ? value : null;
}
