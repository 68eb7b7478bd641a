import { withoutFormula } from './without-formula.ts';

/** Stands before the quotation mark of a cell that does not close it; no text has this character. */
export const openQuote = '\uE0F0';

/** What spreadsheets write into a cell that they cannot work out. */
const errors = /^#(?:N\/A|REF!|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|GETTING_DATA|N\/D|NV)$/i;

/** Whether a cell holds what a spreadsheet writes for an error. */
export const isCellError = (cell: string): boolean => errors.test(cell);

/**
 * A text without what cannot be seen in it (control characters, marks of direction), its spaces one each; the text alone
 * where a program wrote it as a formula (`="Ada"`) or disarmed it with `'`.
 */
export function cleanCell(text: string): string {
  const clean = text
    .normalize('NFC')
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, '')
    .trim();
  const [, quoted] = /^="((?:[^"]|"")*)"$/.exec(clean) ?? [];
  if (quoted !== undefined) return quoted.replaceAll('""', '"').trim();
  const armed = clean.slice(1);
  return clean.startsWith("'") && withoutFormula(armed) !== armed ? armed : clean;
}
