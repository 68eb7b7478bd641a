import { Readable } from 'node:stream';
import { unzip } from '@cj-tech-master/excelts/archive';

/** A workbook of a thousand people has a hundredth of it, one of ten thousand a tenth. */
const mostUnzippedBytes = 16 * 1024 * 1024;
const mostParts = 500;

/** The documents of a workbook by their paths in it, whose case does not count. */
export type Parts = ReadonlyMap<string, Buffer>;

/** By default what says that it is small is unpacked in one piece, however large it is; below this nothing is. */
const inPieces = { parse: { thresholdBytes: -1 } };

/**
 * The documents that are packed in a file; null where it is too large or has too many. What comes out is counted,
 * whatever the file says of itself.
 */
export async function partsOf(bytes: Buffer): Promise<Parts | null> {
  const parts = new Map<string, Buffer>();
  const rest = new AbortController();
  const tooLarge = () => {
    rest.abort();
    return null;
  };
  let [size, count] = [0, 0];
  for await (const entry of unzip(Readable.from([bytes]), { ...inPieces, signal: rest.signal }).entries()) {
    if (++count > mostParts) return tooLarge();
    const path = pathIn(entry.path);
    const chunks: Uint8Array[] = [];
    for await (const chunk of entry.stream()) {
      size += chunk.length;
      if (size > mostUnzippedBytes) return tooLarge();
      if (/\.(?:xml|rels)$/.test(path)) chunks.push(chunk);
    }
    parts.set(path, Buffer.concat(chunks));
  }
  return parts;
}

/** A path as parts are known by it: some programs write it with backslashes, or from the root. */
export const pathIn = (path: string): string => path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
