import fc from 'fast-check';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { bmpOf, type Pixel } from '../../../test/bmp.ts';
import { howMany, longTest } from '../../../test/deep.ts';
import { decodeBmp } from './decode-bmp.ts';
import { prepareMedia } from './store-media.ts';

const most = 40_000_000;
const pixelsOf = async (file: Buffer) => {
  const { data } = await decodeBmp(file, most);
  return Array.from({ length: data.length / 4 }, (_, at) => [...data.subarray(at * 4, at * 4 + 4)]);
};
const byte = fc.integer({ min: 0, max: 255 });
const colour: fc.Arbitrary<Pixel> = fc.tuple(byte, byte, byte, fc.constant(255));
const side = fc.integer({ min: 1, max: 13 });
const runs = howMany({ sample: 60, deep: 2_000 });

describe('a Windows bitmap', () => {
  it.each([
    [1, 12],
    [1, 40],
    [4, 40],
    [8, 12],
    [8, 40],
    [8, 124],
  ] as const)('of %i bits and a header of %i bytes has the colours of its table', async (bits, header) => {
    await fc.assert(
      fc.asyncProperty(
        side,
        side,
        fc.array(colour, { minLength: 2 ** bits, maxLength: 2 ** bits }),
        fc.infiniteStream(fc.nat()),
        async (width, height, palette, stream) => {
          const chosen = Array.from({ length: width * height }, () => Number(stream.next().value) % palette.length);
          const drawn = { width, height, bits, header, palette, fromTop: header !== 12 && width % 2 === 0 };
          const file = bmpOf(drawn, (x, y) => chosen[y * width + x] ?? 0);
          expect(await pixelsOf(file)).toEqual(chosen.map((index) => palette[index]));
        },
      ),
      { numRuns: runs },
    );
  });

  it.each([
    ['24 bits', { bits: 24 }, 0],
    ['24 bits, from the top', { bits: 24, fromTop: true }, 0],
    ['24 bits and the oldest header', { bits: 24, header: 12 }, 0],
    ['32 bits', { bits: 32 }, 0],
    ['32 bits with masks', { bits: 32, masks: [0xff0000, 0xff00, 0xff, 0] }, 0],
    ['32 bits and the newest header', { bits: 32, header: 124, masks: [0xff0000, 0xff00, 0xff, 0xff000000] }, 0xff],
  ] as const)('of %s has the colours that are written', async (_name, form, alpha) => {
    await fc.assert(
      fc.asyncProperty(side, side, fc.infiniteStream(colour), async (width, height, stream) => {
        const chosen = Array.from({ length: width * height }, () => stream.next().value as Pixel);
        const file = bmpOf({ width, height, ...form }, (x, y) => {
          const [red, green, blue] = chosen[y * width + x] ?? [0, 0, 0];
          return (alpha * 2 ** 24 + (red << 16) + (green << 8) + blue) % 2 ** form.bits;
        });
        expect(await pixelsOf(file)).toEqual(chosen);
      }),
      { numRuns: runs },
    );
  });

  it('of 16 bits stretches its five or six bits to eight', async () => {
    const form = { width: 3, height: 1, bits: 16 } as const;
    const usual = [0x7c00, 0x03e0, 0x001f];
    expect(await pixelsOf(bmpOf(form, (x) => usual[x] ?? 0))).toEqual([
      [255, 0, 0, 255],
      [0, 255, 0, 255],
      [0, 0, 255, 255],
    ]);
    const masks = [0xf800, 0x07e0, 0x001f, 0] as const;
    expect(await pixelsOf(bmpOf({ ...form, masks }, (x) => [0xf800, 0x0400, 0x0010][x] ?? 0))).toEqual([
      [255, 0, 0, 255],
      [0, 130, 0, 255],
      [0, 0, 132, 255],
    ]);
  });

  it('keeps what shows through, unless nothing else would be left', async () => {
    const form = { width: 2, height: 1, bits: 32, masks: [0xff0000, 0xff00, 0xff, 0xff000000] } as const;
    expect(await pixelsOf(bmpOf(form, (x) => (x === 0 ? 0x80010203 : 0x00040506)))).toEqual([
      [1, 2, 3, 128],
      [4, 5, 6, 0],
    ]);
    expect(await pixelsOf(bmpOf(form, () => 0x00040506))).toEqual([
      [4, 5, 6, 255],
      [4, 5, 6, 255],
    ]);
  });

  // D2-9.21
  it('is stored as any other picture is', async () => {
    const file = bmpOf({ width: 20, height: 10, bits: 24 }, () => 0x336699);
    const { content, type, width, height } = await prepareMedia(file, 'school.bmp');
    expect({ type: type.content_type, width, height }).toEqual({ type: 'image/webp', width: 20, height: 10 });
    const { data } = await sharp(content).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([0x33, 0x66, 0x99]);
  });

  it('of more than 40 million pixels is refused before it is read', async () => {
    const file = bmpOf(
      {
        width: 8,
        height: 8,
        bits: 1,
        palette: [
          [0, 0, 0, 255],
          [255, 255, 255, 255],
        ],
      },
      () => 1,
    );
    file.writeInt32LE(2_000_000, 18);
    file.writeInt32LE(-2_000_000, 22);
    await expect(decodeBmp(file, most)).rejects.toMatchObject({ code: 'TOO_LARGE', issue: { code: 'PIXELS' } });
  });

  it(
    'that is damaged, cut or compressed is refused, whatever stands in it',
    async () => {
      const palette: Pixel[] = Array.from({ length: 16 }, (_, index) => [index, index, index, 255]);
      const whole = bmpOf({ width: 9, height: 7, bits: 4, palette }, (x, y) => (x + y) % 16);
      for (let length = 0; length < whole.length; length += 1)
        await expect(decodeBmp(whole.subarray(0, length), most)).rejects.toMatchObject({ code: 'INVALID' });
      for (const compression of [1, 2, 4, 5]) {
        const file = Buffer.from(whole);
        file.writeUInt32LE(compression, 30);
        await expect(decodeBmp(file, most)).rejects.toMatchObject({ code: 'INVALID' });
      }
      const wrong = fc.array(fc.tuple(fc.integer({ min: 2, max: 69 }), byte), { minLength: 1, maxLength: 6 });
      const found = new Set<string>();
      await fc.assert(
        fc.asyncProperty(wrong, async (changes) => {
          const file = Buffer.from(whole);
          for (const [at, value] of changes) file[at] = value;
          found.add(
            await decodeBmp(file, most).then(
              () => 'read',
              (error: Error & { code?: string }) => error.code ?? error.message,
            ),
          );
        }),
        { numRuns: runs * 20 },
      );
      expect([...found].filter((code) => !['read', 'INVALID', 'TOO_LARGE'].includes(code))).toEqual([]);
    },
    longTest,
  );
});
