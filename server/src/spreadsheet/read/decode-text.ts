import { guessCodePage } from './guess-code-page.ts';

const marks = [
  { encoding: 'utf-8', begins: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', begins: [0xff, 0xfe] },
  { encoding: 'utf-16be', begins: [0xfe, 0xff] },
] as const;

/** What other programs begin with that are no tables: PDF, old Office files. */
const others = ['%PDF', '\u00d0\u00cf\u0011\u00e0'];

/** What stands in no text but for a slip of the hand. */
const unseen = /(?![\t\n\v\f\r\u0085])[\p{Cc}\ufffd]/gu;

/**
 * The text of a file in UTF-8, UTF-16 or, where it is neither, the code page of Windows that its words speak for, with or
 * without a mark of its encoding; null for what is no text.
 */
export function decodeText(bytes: Buffer): string | null {
  if (others.includes(bytes.toString('latin1', 0, 4))) return null;
  const text = decodeAs(encodingOf(bytes), bytes);
  const strange = text.match(unseen)?.length ?? 0;
  return strange * 50 > text.length ? null : text;
}

function encodingOf(bytes: Buffer): string {
  const marked = marks.find(({ begins }) => begins.every((byte, index) => bytes[index] === byte));
  if (marked) return marked.encoding;
  // Half of the bytes of letters in UTF-16 are zero: the first of two, or the second.
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, 1000).entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const many = Math.min(bytes.length, 1000) / 5;
  if (odd > many && even < odd / 4) return 'utf-16le';
  if (even > many && odd < even / 4) return 'utf-16be';
  return 'utf-8';
}

function decodeAs(encoding: string, bytes: Buffer): string {
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes);
  } catch {
    return new TextDecoder(guessCodePage(bytes)).decode(bytes);
  }
}
