/** The languages that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set(
  'ar arc azb ckb dv fa ha-Arab he khw ks ku-Arab nqo pa-Arab ps sd syr ug ur uz-Arab yi'.split(' '),
);

/** The direction in which content of a language is written; the language is a BCP 47 tag such as `ar` or `pa-Arab`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const [name = '', script = ''] = language.split('-');
  return rightToLeft.has(name.toLowerCase()) || rightToLeft.has(`${name.toLowerCase()}-${script}`) ? 'rtl' : 'ltr';
}
