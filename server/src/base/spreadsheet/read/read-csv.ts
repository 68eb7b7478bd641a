import { parseCsv } from '@cj-tech-master/excelts/csv';
import type { TableEncoding } from '@lectern/domain/base/spreadsheet/table-encoding.ts';
import { markOpenQuotes } from './open-quotes.ts';
import { decodeText } from './decode-text.ts';
import type { FileReading } from './file-reading.ts';

const separators = [',', ';', '\t', '|'];

/** The lines of a text, whatever separates its cells; what is no text, or none in the encoding that is asked for, is told as that. */
export function readCsv(bytes: Buffer, asked: TableEncoding | null = null): FileReading {
  const { text, ...read } = decodeText(bytes, asked);
  if (text === null) return { ...read, table: null, problem: asked && read.encoding ? 'ENCODING' : 'KIND' };
  const [, named, rest] = /^sep=(.)\r?\n(.*)$/su.exec(text) ?? [];
  const delimiter = named ?? '';
  const rows = parseCsv(markOpenQuotes(rest ?? text), { headers: false, delimiter, delimitersToGuess: separators });
  const above = named === undefined ? 1 : 2;
  return { ...read, table: rows.map((cells, index) => ({ line: index + above, cells })), problem: null };
}
