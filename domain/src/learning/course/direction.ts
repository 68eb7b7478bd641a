/** The direction in which the script of a language is written. */
export type Direction = 'ltr' | 'rtl';

/** Languages written from right to left, by their primary subtag. */
const rightToLeft = new Set([
  'ar',
  'arc',
  'ckb',
  'dv',
  'fa',
  'he',
  'iw',
  'ks',
  'nqo',
  'ps',
  'sd',
  'syr',
  'ug',
  'ur',
  'yi',
]);

/** Scripts written from right to left, by their subtag of four letters. */
const rightToLeftScripts = new Set(['adlm', 'arab', 'hebr', 'mand', 'nkoo', 'rohg', 'syrc', 'thaa']);

/**
 * The direction of a language given as a BCP 47 tag such as `ar`, `ar-EG` or `az-Arab`. A script in the tag decides
 * before the language; a language that is not known is written from left to right.
 */
export function directionOf(language: string): Direction {
  const [primary = '', ...rest] = language.toLowerCase().split('-');
  const script = rest.find((subtag) => /^[a-z]{4}$/.test(subtag));
  if (script) return rightToLeftScripts.has(script) ? 'rtl' : 'ltr';
  return rightToLeft.has(primary) ? 'rtl' : 'ltr';
}
