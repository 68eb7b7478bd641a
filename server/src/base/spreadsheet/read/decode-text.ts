import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { decodeAs } from './decode-as.ts';
import { guessCodePage } from './guess-code-page.ts';

const marks = [
  { encoding: 'UTF_8', begins: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF_16LE', begins: [0xff, 0xfe] },
  { encoding: 'UTF_16BE', begins: [0xfe, 0xff] },
] as const;

/** What other programs begin with that are no tables: PDF, old Office files. */
const others = ['%PDF', '\u00d0\u00cf\u0011\u00e0'];

/** What stands in no text but for a slip of the hand. */
const unseen = /(?![\t\n\v\f\r\u0085])[\p{Cc}\ufffd]/gu;

/** A text and the encoding that it was read in; no text where it is none, and no encoding where it is none in any. */
export type DecodedText = { readonly text: string | null; readonly encoding?: TableEncoding };

/**
 * The text of a file in the encoding that somebody has chosen or, without one, in UTF-8, UTF-16 or, where it is neither,
 * the code page of Windows that its words speak for, with or without a mark of its encoding.
 */
export function decodeText(bytes: Buffer, chosen: TableEncoding | null = null): DecodedText {
  if (others.includes(bytes.toString('latin1', 0, 4))) return { text: null };
  const { text, encoding } = chosen ? { text: decodeAs(chosen, bytes, true), encoding: chosen } : guessed(bytes);
  const strange = text?.match(unseen)?.length ?? 0;
  return { text: text === null || strange * 50 > text.length ? null : text, encoding };
}

function guessed(bytes: Buffer): { readonly text: string | null; readonly encoding: TableEncoding } {
  const encoding = unicodeOf(bytes);
  const text = decodeAs(encoding, bytes, encoding === 'UTF_8');
  if (text !== null) return { text, encoding };
  const page = guessCodePage(bytes);
  return { text: decodeAs(page, bytes, false), encoding: page };
}

function unicodeOf(bytes: Buffer): TableEncoding {
  const marked = marks.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  // Half of the bytes of letters in UTF-16 are zero: the first of two, or the second.
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, 1000) / 5;
  if (odd > many && even < odd / 4) return 'UTF_16LE';
  if (even > many && odd < even / 4) return 'UTF_16BE';
  return 'UTF_8';
}
