/** The first digits of the other scripts in which numbers are typed: Arabic, Persian, full-width. */
const zeros = ['\u0660', '\u06f0', '\uff10'].map((zero) => zero.charCodeAt(0));
const signs: Readonly<Record<string, string>> = {
  '\u066b': '.',
  '\u066c': '',
  '\u061c': '',
  '\u200e': '',
  '\u200f': '',
};

/** A typed number with its digits as rules read them: \u0664\u0662 and \u06f4\u06f2 are 42. All else stays as it is. */
export function latinDigits(typed: string): string {
  return typed.replaceAll(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19\u066b\u066c\u061c\u200e\u200f]/g, (one) => {
    const code = one.charCodeAt(0);
    const zero = zeros.find((first) => code >= first && code <= first + 9);
    return zero === undefined ? (signs[one] ?? one) : String(code - zero);
  });
}
