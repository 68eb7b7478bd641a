/** The sentences of a text, in order. */
export function sentences(text: string): string[] {
  return text.split(
    /(?<=[.!?。！？؟])(?<!\b(?:e\.g|i\.e|etc|vs|approx)\.)\s+(?=["“'‘(]?[\p{Lu}\p{Lo}])|(?<=[。！？])/u,
  );
}

/** One sentence, with the next where that goes on about the same thing. */
export function withContinuation(sentence: string, next: string | undefined): string {
  const goesOn =
    next !== undefined && /^(?:It|They|This|These|Each)\b/.test(next) && !/\b(?:read more|above|below)\b/i.test(next);
  const both = goesOn && !next.endsWith(':') && sentence.length + next.length < 320 ? `${sentence} ${next}` : sentence;
  if (!/[\p{L}\p{N})]$/u.test(both)) return both;
  return both + (/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}][)]?$/u.test(both) ? '。' : '.');
}

/** The sentence a text begins with, whole. */
export function firstSentence(text: string): string {
  const [first = '', second] = sentences(text);
  return withContinuation(first, second);
}

/** The text with its first letter in upper case. */
export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
