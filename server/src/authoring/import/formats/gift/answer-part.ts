/** A question's text before its answers, what stands between their braces, and its text after them. */
export type Parts = { readonly before: string; readonly inside: string; readonly after: string };

const looksLikeAnswers = /^(?:$|[=~#]|%|(?:T|TRUE|F|FALSE)\s*(?:#|$)|\d*:[A-Z_]+:|[^{}]*[~])/;

/**
 * Finds the answers in the text of a block: of all that stands in braces what looks like answers, since authors write
 * formulas with braces and forget to escape them. Null where there are none; `'UNCLEAR'` where a brace is not closed, or
 * where there are answers twice.
 */
export function answerPart(text: string): Parts | 'UNCLEAR' | null {
  const found: Parts[] = [];
  let [depth, from] = [0, 0];
  for (const { 0: sign, index } of text.matchAll(/[{}]/g)) {
    if (sign === '{') {
      if (depth === 0) from = index;
      depth++;
    } else if (depth > 0) {
      depth--;
      const inside = text.slice(from + 1, index).trim();
      if (depth === 0 && looksLikeAnswers.test(inside))
        found.push({ before: text.slice(0, from), inside, after: text.slice(index + 1) });
    } else return 'UNCLEAR';
  }
  // Nothing in braces asks for an essay, but beside answers it is a part of a formula.
  const saying = found.filter(({ inside }) => inside !== '');
  if (depth > 0 || saying.length > 1) return 'UNCLEAR';
  return saying[0] ?? found.at(-1) ?? null;
}

/** A tag as people paste it; "x<y" is none. */
const tag = /<\/?[a-z][a-z0-9-]*(?:\s+[a-z_:][\w:.-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'<>=~]+))?)*\s*\/?>/gi;

/**
 * Divides answers at `=` and `~`, each piece with its sign; one before the first sign is one, too: a wrong choice where there
 * are choices, else accepted. The signs within a tag are none: authors paste HTML and do not escape it.
 */
export function dividedAnswers(inside: string): { readonly sign: '=' | '~'; readonly text: string }[] {
  const withoutTags = inside.replace(tag, (whole) => ' '.repeat(whole.length));
  const marks = [...withoutTags.matchAll(/[=~]/g)];
  const head = inside.slice(0, marks[0]?.index).trim();
  const pieces = marks.map(({ 0: sign, index }, place) => ({
    sign: sign as '=' | '~',
    text: inside.slice(index + 1, marks[place + 1]?.index).trim(),
  }));
  if (head === '' || marks.length === 0) return pieces;
  return [{ sign: pieces.some(({ sign }) => sign === '~') ? '~' : '=', text: head }, ...pieces];
}
