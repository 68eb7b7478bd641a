import { setImmediate } from 'node:timers/promises';
import { Refusal } from '@lectern/domain/refusal.ts';

/** Pixels from the upper left on, as `sharp` takes them with `raw`. */
export type RawPixels = {
  readonly data: Buffer;
  readonly raw: { readonly width: number; readonly height: number; readonly channels: 3 | 4 };
};

type Header = {
  readonly width: number;
  readonly height: number;
  /** Whether the first row of the file is the upper one. */
  readonly fromTop: boolean;
  readonly bits: number;
  /** Where the rows begin, and the bytes from one to the next. */
  readonly rows: number;
  readonly stride: number;
  /** Where the colours begin that pixels of up to 8 bits name, the bytes of each, and how many there are. */
  readonly colours: number;
  readonly colourBytes: 3 | 4;
  readonly colourCount: number;
  readonly masks: readonly [red: number, green: number, blue: number, alpha: number];
};

const noCompression = 0;
const bitFields = [3, 6];
const indexed = [1, 4, 8];
const straight = [16, 24, 32];
const usualMasks: Readonly<Record<number, Header['masks']>> = {
  16: [0x7c00, 0x3e0, 0x1f, 0],
  32: [0xff0000, 0xff00, 0xff, 0],
};
/** After so many pixels others have their turn. */
const pixelsAtOnce = 1_000_000;

/**
 * The pixels of a Windows bitmap, which `sharp` does not read. It refuses one of more than `mostPixels` with TOO_LARGE,
 * and with INVALID one that is damaged, cut or compressed, as hardly any program writes them.
 */
export async function decodeBmp(bytes: Uint8Array, mostPixels: number): Promise<RawPixels> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = readHeader(file, mostPixels);
  const { width, height } = header;
  const read = pixelReader(file, header);
  const data = Buffer.alloc(width * height * 4);
  let isSeen = false;
  for (let y = 0; y < height; y += 1) {
    if ((y * width) % pixelsAtOnce < width) await setImmediate();
    const row = header.rows + header.stride * (header.fromTop ? y : height - 1 - y);
    for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
      // Red, green, blue and alpha, the first of them highest.
      const pixel = read(row, x);
      data.writeInt32BE(pixel, at);
      isSeen ||= (pixel & 0xff) !== 0;
    }
  }
  // Many programs write an alpha that they never meant.
  if (!isSeen) for (let at = 3; at < data.length; at += 4) data[at] = 0xff;
  return { data, raw: { width, height, channels: 4 } };
}

function readHeader(file: Buffer, mostPixels: number): Header {
  if (file.length < 30) throw damaged();
  const size = file.readUInt32LE(14);
  const isOld = size === 12;
  if (!isOld && (size < 40 || file.length < 14 + size)) throw damaged();
  const width = isOld ? file.readUInt16LE(18) : file.readInt32LE(18);
  const written = isOld ? file.readUInt16LE(20) : file.readInt32LE(22);
  const bits = file.readUInt16LE(isOld ? 24 : 28);
  const compression = isOld ? noCompression : file.readUInt32LE(30);
  const hasMasks = bitFields.includes(compression) && usualMasks[bits] !== undefined;
  if (width <= 0 || written === 0 || !(compression === noCompression || hasMasks)) throw damaged();
  if (!indexed.includes(bits) && !straight.includes(bits)) throw damaged();
  const height = Math.abs(written);
  if (width * height > mostPixels)
    throw new Refusal('TOO_LARGE', { issue: { code: 'PIXELS', maximum: mostPixels / 1_000_000 } });
  const rows = file.readUInt32LE(10);
  const stride = Math.ceil((width * bits) / 32) * 4;
  if (rows < 14 + size || rows + stride * height > file.length) throw damaged();
  // The masks of the shortest header stand behind it.
  const hasAlpha = compression === 6 || size >= 56;
  if (hasMasks && rows < 14 + 40 + (hasAlpha ? 16 : 12)) throw damaged();
  const mask = (place: number) => (place === 3 && !hasAlpha ? 0 : file.readUInt32LE(54 + place * 4));
  const colours = 14 + size + (hasMasks && size === 40 ? 12 : 0);
  const colourBytes = isOld ? 3 : 4;
  const room = Math.floor((rows - colours) / colourBytes);
  const wanted = (isOld ? 0 : file.readUInt32LE(46)) || 2 ** bits;
  return {
    width,
    height,
    fromTop: written < 0,
    bits,
    rows,
    stride,
    colours,
    colourBytes,
    colourCount: Math.min(wanted, room, 256),
    masks: hasMasks ? [mask(0), mask(1), mask(2), mask(3)] : (usualMasks[bits] ?? [0, 0, 0, 0]),
  };
}

function pixelReader(file: Buffer, header: Header): (row: number, x: number) => number {
  const { bits, masks } = header;
  if (bits === 24)
    return (row, x) => {
      const at = row + x * 3;
      return packed(file.readUInt8(at + 2), file.readUInt8(at + 1), file.readUInt8(at), 0xff);
    };
  if (bits > 8) {
    const [red, green, blue] = [channelReader(masks[0]), channelReader(masks[1]), channelReader(masks[2])];
    const alpha = masks[3] === 0 ? () => 0xff : channelReader(masks[3]);
    const pixelAt = (at: number) => (bits === 16 ? file.readUInt16LE(at) : file.readUInt32LE(at));
    return (row, x) => {
      const pixel = pixelAt(row + (x * bits) / 8);
      return packed(red(pixel), green(pixel), blue(pixel), alpha(pixel));
    };
  }
  const palette = readPalette(file, header);
  const perByte = 8 / bits;
  const lowest = 2 ** bits - 1;
  return (row, x) => {
    const byte = file.readUInt8(row + Math.floor(x / perByte));
    const index = (byte >> (8 - bits * ((x % perByte) + 1))) & lowest;
    return palette[index] ?? packed(0, 0, 0, 0xff);
  };
}

function readPalette(file: Buffer, { colours, colourBytes, colourCount }: Header): number[] {
  return Array.from({ length: Math.max(0, colourCount) }, (_none, index) => {
    const at = colours + index * colourBytes;
    return packed(file.readUInt8(at + 2), file.readUInt8(at + 1), file.readUInt8(at), 0xff);
  });
}

/** Takes what a mask covers out of a pixel and stretches it to 8 bits. */
function channelReader(mask: number): (pixel: number) => number {
  if (mask === 0) return () => 0;
  const lowest = 31 - Math.clz32(mask & -mask);
  const most = mask >>> lowest;
  return (pixel) => Math.round((((pixel & mask) >>> lowest) * 255) / most);
}

const packed = (red: number, green: number, blue: number, alpha: number): number =>
  (red << 24) | (green << 16) | (blue << 8) | alpha;

const damaged = (): Refusal => new Refusal('INVALID', { issue: { code: 'DAMAGED_FILE' } });
