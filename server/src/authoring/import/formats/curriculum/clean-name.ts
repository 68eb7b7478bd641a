/** Control and direction characters, every kind of line break, and signs without width that join nothing. */
const invisible = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/gu;

/** The most characters a name has. */
const longest = 200;

/** A text on one line, as a person reads it: without what nobody sees, and what could turn the words around it. */
export function visible(text: string): string {
  const line = text.replace(/[\t\r\n]+/g, ' ').replace(invisible, '');
  return line.replace(/\s+/g, ' ').trim().toWellFormed();
}

/** A visible text, cut where it is longer than a name may be. */
export function cleanName(name: string): string {
  return visible(name.slice(0, 10 * longest))
    .slice(0, longest)
    .toWellFormed()
    .trim();
}
