/** A question's text before its answers, what stands between their braces, and its text after them. */
export type Parts = { readonly before: string; readonly inside: string; readonly after: string };

const looksLikeAnswers = /^(?:$|[=~#]|%|(?:T|TRUE|F|FALSE)\s*(?:#|$)|[^{}]*[~])/;

/**
 * Finds the answers in the text of a block: of all that stands in braces the last that looks like answers, since authors
 * write formulas with braces and forget to escape them. Null where there are none; `'OPEN'` where a brace is not closed.
 */
export function answerPart(text: string): Parts | 'OPEN' | null {
  let found: Parts | null = null;
  let [depth, from] = [0, 0];
  for (const [index, sign] of [...text.matchAll(/[{}]/g)].map((match) => [match.index, match[0]] as const)) {
    if (sign === '{') {
      if (depth === 0) from = index;
      depth++;
    } else if (depth > 0) {
      depth--;
      const inside = text.slice(from + 1, index).trim();
      if (depth === 0 && looksLikeAnswers.test(inside))
        found = { before: text.slice(0, from), inside, after: text.slice(index + 1) };
    } else return 'OPEN';
  }
  return depth > 0 ? 'OPEN' : found;
}

/**
 * Divides answers at `=` and `~`, each piece with its sign. The signs of an address in a tag are none: authors paste HTML
 * and do not escape it.
 */
export function dividedAnswers(inside: string): { readonly sign: '=' | '~'; readonly text: string }[] {
  const withoutTags = inside.replace(/<[a-z][^<>]*/gi, (tag) => ' '.repeat(tag.length));
  const marks = [...withoutTags.matchAll(/[=~]/g)];
  return marks.map(({ 0: sign, index }, place) => ({
    sign: sign as '=' | '~',
    text: inside.slice(index + 1, marks[place + 1]?.index).trim(),
  }));
}
