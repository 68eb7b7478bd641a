/** A pixel: red, green, blue and alpha, each from 0 to 255. */
export type Pixel = readonly [red: number, green: number, blue: number, alpha: number];

export type DrawnBmp = {
  readonly width: number;
  readonly height: number;
  readonly bits: 1 | 4 | 8 | 16 | 24 | 32;
  /** The bytes of its header. */
  readonly header?: 12 | 40 | 108 | 124;
  readonly fromTop?: boolean;
  /** For 16 and 32 bits, which of them are red, green, blue and alpha. */
  readonly masks?: readonly [number, number, number, number];
  /** For up to 8 bits, the colours that pixels name. */
  readonly palette?: readonly Pixel[];
};

/** A Windows bitmap whose pixel at a place is as `pixelAt` says: for up to 8 bits the number of a colour, else what is written there. */
export function bmpOf(drawn: DrawnBmp, pixelAt: (x: number, y: number) => number): Buffer {
  const { width, height, bits, header = 40, fromTop = false, masks, palette = [] } = drawn;
  const colourBytes = header === 12 ? 3 : 4;
  const maskBytes = masks && header === 40 ? 16 : 0;
  const rows = 14 + header + maskBytes + palette.length * colourBytes;
  const stride = Math.ceil((width * bits) / 32) * 4;
  const file = Buffer.alloc(rows + stride * height);
  file.write('BM', 0, 'latin1');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(rows, 10);
  file.writeUInt32LE(header, 14);
  if (header === 12) {
    for (const [place, value] of [width, height, 1, bits].entries()) file.writeUInt16LE(value, 18 + place * 2);
  } else {
    file.writeInt32LE(width, 18);
    file.writeInt32LE(fromTop ? -height : height, 22);
    file.writeUInt16LE(1, 26);
    file.writeUInt16LE(bits, 28);
    file.writeUInt32LE(masks ? (header === 40 ? 6 : 3) : 0, 30);
    file.writeUInt32LE(palette.length, 46);
    for (const [place, mask] of (masks ?? []).entries()) file.writeUInt32LE(mask, 54 + place * 4);
  }
  for (const [index, [red, green, blue]] of palette.entries()) {
    const at = 14 + header + maskBytes + index * colourBytes;
    for (const [place, value] of [blue, green, red].entries()) file.writeUInt8(value, at + place);
  }
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const row = rows + stride * (fromTop ? y : height - 1 - y);
      const at = row + Math.floor((x * bits) / 8);
      const pixel = pixelAt(x, y);
      if (bits >= 16) file.writeUIntLE(pixel, at, bits / 8);
      else file.writeUInt8(file.readUInt8(at) | (pixel << (8 - bits - ((x * bits) % 8))), at);
    }
  return file;
}
