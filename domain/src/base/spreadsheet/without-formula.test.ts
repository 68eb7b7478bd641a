import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutFormula } from './without-formula.ts';

describe('a text in a cell without a type', () => {
  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\tx',
    '\rx',
    '\nx',
    ' =1',
    '\u00a0=1',
    '\ufeff=1',
    '＝1',
    '＋1',
    '－1',
    '＠A',
  ])('is no formula: %j', (text) => {
    expect(withoutFormula(text)).toBe(`'${text}`);
  });

  it.each(['', 'Amara', 'a=1', "'=1", '"=1', '1-1', ' x', 'Müller-Lüdenscheidt', '٣'])('stays as it is: %j', (text) => {
    expect(withoutFormula(text)).toBe(text);
  });

  it('is whole behind the mark, and needs no second one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const cell = withoutFormula(text);
        expect(cell.endsWith(text)).toBe(true);
        expect(cell.length - text.length).toBeLessThan(2);
        expect(withoutFormula(cell)).toBe(cell);
      }),
    );
  });
});
