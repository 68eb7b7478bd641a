/** What programs take for the beginning of a formula, also behind white space and in full-width forms, and what may hide one. */
const formula = /^(?:[\s\uFEFF]*[=+\-@＝＋－＠]|[\t\r\n])/;

/**
 * A text as a cell of a CSV file, in which cells have no types: with `'` before it where a program that calculates could
 * take it for a formula (OWASP ASVS 1.2.10, CWE-1236), else as it is. The quotes and separators of the file are not its
 * business.
 */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);
