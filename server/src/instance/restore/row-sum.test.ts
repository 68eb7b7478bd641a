import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRowSum } from './row-sum.ts';

const sumOf = (pieces: readonly Uint8Array[]) => {
  const sum = openRowSum();
  for (const piece of pieces) sum.add(piece);
  return { rows: sum.rows(), fingerprint: sum.fingerprint() };
};

const row = fc.string({ minLength: 0, maxLength: 40, unit: 'grapheme' }).map((text) => text.replaceAll('\n', ' '));
const asBytes = (rows: readonly string[]) => Buffer.from(rows.map((text) => `${text}\n`).join(''));

describe('the sum over rows', () => {
  it('is the same in whatever order they come, and wherever they are cut', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 30 }), fc.nat(), fc.nat(), (rows, seed, at) => {
        const other = rows
          .map((text, place) => ({ text, key: (place * 7919 + seed) % 31 }))
          .toSorted((a, b) => a.key - b.key);
        const bytes = asBytes(other.map(({ text }) => text));
        const cut = at % (bytes.length + 1);
        expect(sumOf([bytes.subarray(0, cut), bytes.subarray(cut)])).toEqual(sumOf([asBytes(rows)]));
      }),
    );
  });

  it('is another where a row is missing, is there twice, or says something else', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 30 }), row, (rows, text) => {
        const { fingerprint } = sumOf([asBytes(rows)]);
        expect(sumOf([asBytes(rows.slice(1))]).fingerprint).not.toBe(fingerprint);
        expect(sumOf([asBytes([...rows, rows[0] ?? ''])]).fingerprint).not.toBe(fingerprint);
        fc.pre(text !== rows[0]);
        expect(sumOf([asBytes([text, ...rows.slice(1)])]).fingerprint).not.toBe(fingerprint);
      }),
    );
  });

  it('counts rows and knows that there are none', () => {
    expect(sumOf([])).toEqual({ rows: 0, fingerprint: '0000000000000000' });
    expect(sumOf([asBytes(['', ''])]).rows).toBe(2);
  });
});
