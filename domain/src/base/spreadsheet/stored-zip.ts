/** A file of an archive. */
export type ZippedFile = { readonly name: string; readonly bytes: Uint8Array };

/** A file with its offset in the archive. */
type Placed = ZippedFile & { readonly sum: number; readonly offset: number };

const localLength = 30;
const centralLength = 46;
const endLength = 22;
/** 1 January 1980, where the days of archives begin: the same files give the same bytes. */
const firstDay = 0x21;
const utf8Names = 0x0800;

/** An archive (ZIP) that holds files as they are, not packed; names are in ASCII. */
export function storedZip(files: readonly ZippedFile[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  const placed = files.map((file): Placed => {
    const offset = length;
    length += localLength + file.name.length + file.bytes.length;
    return { ...file, sum: sumOf(file.bytes), offset };
  });
  const begin = length;
  for (const { name } of files) length += centralLength + name.length;
  const archive = new Uint8Array(length + endLength);
  const view = new DataView(archive.buffer);
  for (const file of placed) {
    view.setUint32(file.offset, 0x04034b50, true);
    writeFacts(view, file.offset + 4, file);
    archive.set(asciiOf(file.name), file.offset + localLength);
    archive.set(file.bytes, file.offset + localLength + file.name.length);
  }
  let at = begin;
  for (const file of placed) {
    view.setUint32(at, 0x02014b50, true);
    view.setUint16(at + 4, 20, true);
    writeFacts(view, at + 6, file);
    view.setUint32(at + 42, file.offset, true);
    archive.set(asciiOf(file.name), at + centralLength);
    at += centralLength + file.name.length;
  }
  view.setUint32(at, 0x06054b50, true);
  view.setUint16(at + 8, files.length, true);
  view.setUint16(at + 10, files.length, true);
  view.setUint32(at + 12, at - begin, true);
  view.setUint32(at + 16, begin, true);
  return archive;
}

/** What stands before a file and, once more, in the list of all. */
function writeFacts(view: DataView, at: number, { name, bytes, sum }: Placed): void {
  view.setUint16(at, 20, true);
  view.setUint16(at + 2, utf8Names, true);
  view.setUint16(at + 8, firstDay, true);
  view.setUint32(at + 10, sum, true);
  view.setUint32(at + 14, bytes.length, true);
  view.setUint32(at + 18, bytes.length, true);
  view.setUint16(at + 22, name.length, true);
}

const asciiOf = (name: string): Uint8Array => Uint8Array.from(name, (letter) => letter.codePointAt(0) ?? 0);

const sums = Uint32Array.from({ length: 256 }, (_none, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xed_b8_83_20 : sum >>> 1;
  return sum;
});

/** The sum by which a damaged file is told (CRC-32). */
function sumOf(bytes: Uint8Array): number {
  let sum = 0xff_ff_ff_ff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (sums[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xff_ff_ff_ff) >>> 0;
}
