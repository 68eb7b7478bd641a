type Name = { readonly first_name: string; readonly last_name: string };

/**
 * The first and the last name of somebody whom one cell names: "Aas, Ada" or "Ada Aas", of which the last word is the last
 * name. A name of one word is the first name.
 */
function namePartsOf(cell: string): Name {
  const [last = '', first] = cell.split(/\s*[,،]\s*/, 2);
  if (first) return { first_name: first, last_name: last };
  const [, before, word] = /^(.+) (\S+)$/.exec(last) ?? [];
  return { first_name: before ?? last, last_name: word ?? '' };
}

/** Words with one space between them, in lower case. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .split(/[\s,،]+/)
    .join(' ')} `;

/** Whether a whole name has a part of it at its beginning or its end. */
export const hasPart = (whole: string, part: string): boolean =>
  wordsOf(whole).startsWith(wordsOf(part)) || wordsOf(whole).endsWith(wordsOf(part));

/**
 * The names in the cells of a row; the whole name, in a column of its own or else before the address, says what the columns
 * of its parts leave empty. "Aas, Ada" may stand in the place of one part.
 */
export function namesIn(
  { first_name, last_name, name }: Name & { readonly name: string },
  beforeAddress: string,
): Name {
  const whole = name || beforeAddress;
  if (first_name === '' && last_name === '') return namePartsOf(whole);
  const only = first_name === '' ? last_name : last_name === '' ? first_name : '';
  if (/[,،]\s*\S/.test(only)) return namePartsOf(only);
  const parts = only === '' ? null : otherPartsOf(whole, only);
  return { first_name: first_name || (parts?.first_name ?? ''), last_name: last_name || (parts?.last_name ?? '') };
}

/** What a whole name says besides one part, as either part: what stands before or behind it, else as it is parted. */
function otherPartsOf(whole: string, part: string): Name {
  const words = whole.split(/[\s,،]+/);
  const length = part.split(' ').length;
  if (!hasPart(whole, part)) return namePartsOf(whole);
  const rest = wordsOf(whole).startsWith(wordsOf(part)) ? words.slice(length) : words.slice(0, -length);
  return { first_name: rest.join(' '), last_name: rest.join(' ') };
}
