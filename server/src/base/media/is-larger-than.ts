/** A tag from its first character on; what stands in quotes may hold a `>`. */
const tag = /<(\/?)(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/**
 * What a drawing may have: elements, levels of them in each other, and signs at which the parser begins something, such as a
 * tag, a comment, the value of an attribute or a reference to a character.
 */
export type Extent = { readonly elements: number; readonly levels: number; readonly parts: number };

/**
 * Whether an XML text has more elements, deeper ones in each other, or more parts than it may. The parser takes time by the
 * square of the depth and of the attributes of an element, and a kilobyte of memory for each element, so this is asked
 * first. It ends where the text is not well formed, as the parser does.
 */
export function isLargerThan(text: string, { elements, levels, parts }: Extent): boolean {
  if (hasMoreParts(text, parts)) return true;
  let [depth, count] = [0, 0];
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const mark = text[at + 1];
    const aside = mark === '!' || mark === '?' ? asides.find(([begin]) => text.startsWith(begin, at)) : undefined;
    if (aside) {
      const end = text.indexOf(aside[1], at + aside[0].length);
      if (end === -1) return false;
      at = end + aside[1].length;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return false;
    if (found[1] === '') count += 1;
    if (found[1] !== '') depth -= 1;
    else if (!found[0].endsWith('/>')) depth += 1;
    if (depth > levels || count > elements) return true;
    at = tag.lastIndex;
  }
  return false;
}

function hasMoreParts(text: string, most: number): boolean {
  let count = 0;
  for (const sign of ['<', '=', '&'])
    for (let at = text.indexOf(sign); at !== -1; at = text.indexOf(sign, at + 1)) {
      count += 1;
      if (count > most) return true;
    }
  return false;
}
