const mostPasses = 8;

/**
 * Cleans a text until cleaning it once more changes nothing, so that it reads the same wherever it is parsed again. Null
 * where it does not come to rest: a text that reads differently each time has no meaning that could be kept.
 */
export function cleanToRest(html: string, clean: (html: string) => string): string | null {
  let before = html;
  for (let pass = 0; pass < mostPasses; pass++) {
    const after = clean(before);
    if (after === before) return after;
    before = after;
  }
  return null;
}
