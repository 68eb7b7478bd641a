/** A tag from its first character on; what stands in quotes may hold a `>`. */
const tag = /<(\/?)(?:[^"'>]|"[^"]*"|'[^']*')*>/y;

const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
  ['<!', '>'],
] as const;

/**
 * Whether elements of an XML text stand in each other deeper than so many levels. The parser takes time by the square of
 * the depth, so this is asked first. It ends where the text is not well formed, as the parser does.
 */
export function isNestedDeeper(text: string, most: number): boolean {
  let depth = 0;
  for (let at = text.indexOf('<'); at !== -1; at = text.indexOf('<', at)) {
    const aside = asides.find(([begin]) => text.startsWith(begin, at));
    if (aside) {
      const end = text.indexOf(aside[1], at + aside[0].length);
      if (end === -1) return false;
      at = end + aside[1].length;
      continue;
    }
    tag.lastIndex = at;
    const found = tag.exec(text);
    if (!found) return false;
    if (found[1] !== '') depth -= 1;
    else if (!found[0].endsWith('/>')) depth += 1;
    if (depth > most) return true;
    at = tag.lastIndex;
  }
  return false;
}
