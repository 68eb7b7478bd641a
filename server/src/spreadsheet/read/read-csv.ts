import { parseCsv } from '@cj-tech-master/excelts/csv';
import { decodeText } from './decode-text.ts';
import type { FileReading } from './file-reading.ts';

const separators = [',', ';', '\t', '|'];

/** The lines of a text, whatever separates its cells; what is no text is of another kind. */
export function readCsv(bytes: Buffer): FileReading {
  const text = decodeText(bytes);
  if (text === null) return { table: null, problem: 'KIND' };
  const [, named, rest] = /^sep=(.)\r?\n(.*)$/su.exec(text) ?? [];
  const delimiter = named ?? '';
  const rows = parseCsv(rest ?? text, { headers: false, delimiter, delimitersToGuess: separators });
  const above = named === undefined ? 1 : 2;
  return { table: rows.map((cells, index) => ({ line: index + above, cells })), problem: null };
}
