/** A tag from its first character on; what stands in quotes may hold a `>`. */
const tag = /<(\/?)(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/** What a drawing may have: elements, and levels of them in each other. */
export type Extent = { readonly elements: number; readonly levels: number };

/**
 * Whether an XML text has more elements, or deeper ones in each other, than it may. The parser takes time by the square of
 * the depth, and a kilobyte of memory for each element, so this is asked first. It ends where the text is not well formed,
 * as the parser does.
 */
export function isLargerThan(text: string, { elements, levels }: Extent): boolean {
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
