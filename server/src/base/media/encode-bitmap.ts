import { pictureWidths } from '@lectern/domain/base/media/picture-widths.ts';
import type { MediaFormat } from '@lectern/domain/base/media/upload-preset.ts';
import { Refusal } from '@lectern/domain/refusal.ts';
import type { Sharp } from 'sharp';
import { decodeBmp } from './decode-bmp.ts';

/** A picture as it is stored and served. */
export type Picture = {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  /** The same picture in smaller widths, for small screens; a drawing and an animation have none. */
  readonly narrower: readonly { readonly width: number; readonly content: Buffer }[];
};

/** The longest side a picture is served with: twice the widest column it is shown in. */
const longestSide = 1600;
const mostPixels = 40_000_000;
/** The most pixels of all frames of an animation; what goes on longer is cut. */
const mostFramePixels = 80_000_000;
/** Diagrams and screenshots stay exact, so that small text stays sharp; a photograph saved like one would be too heavy. */
const mostExactBytes = 400_000;

/**
 * Draws a bitmap anew as WebP, so that nothing of the given file is served as it came: no metadata, no hidden payload.
 * Animations stay animated, as far as their frames fit into memory. It refuses damaged files and pictures of more than 40
 * million pixels.
 */
export async function encodeBitmap(bytes: Uint8Array, from: MediaFormat): Promise<Picture> {
  const { default: sharp } = await import('sharp');
  const { data: given, ...form } = from === 'bmp' ? await decodeBmp(bytes, mostPixels) : { data: bytes };
  try {
    const { pages = 1, width, height } = await sharp(given, { ...form, limitInputPixels: mostPixels }).metadata();
    const frames = Math.max(1, Math.min(pages, Math.floor(mostFramePixels / (width * height))));
    const limit = frames > 1 ? mostFramePixels : mostPixels;
    const read = sharp(given, { ...form, limitInputPixels: limit, pages: frames, failOn: 'error' });
    const drawing = (frames > 1 ? read : read.autoOrient())
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: 30 });
    const isDrawn = from === 'png' || from === 'gif' || from === 'bmp';
    const { data, info } = await written(drawing, isDrawn);
    const narrower = frames > 1 ? [] : await narrowerThan(data, info.width, isDrawn);
    return { content: data, width: info.width, height: info.pageHeight ?? info.height, narrower };
  } catch (cause) {
    throw asRefusal(cause);
  }
}

/** Refuses bitmaps that have more pixels together, in all their frames, than one picture may, and damaged ones. */
export async function refuseManyPixels(bitmaps: readonly Uint8Array[]): Promise<void> {
  const { default: sharp } = await import('sharp');
  let pixels = 0;
  for (const bytes of bitmaps) {
    const {
      pages = 1,
      width,
      height,
    } = await sharp(bytes)
      .metadata()
      .catch((cause: unknown) => {
        throw asRefusal(cause);
      });
    pixels += pages * width * height;
    if (pixels > mostPixels) throw tooManyPixels();
  }
}

async function written(drawing: Sharp, isDrawn: boolean) {
  const exact = isDrawn
    ? await drawing.clone().webp({ lossless: true, effort: 0 }).toBuffer({ resolveWithObject: true })
    : null;
  if (exact && exact.data.byteLength <= mostExactBytes) return exact;
  return drawing.webp({ quality: 88, effort: 2 }).toBuffer({ resolveWithObject: true });
}

/** Of a drawing of few colours a smaller one can be the larger file: it is left out then. */
async function narrowerThan(content: Buffer, full: number, isDrawn: boolean): Promise<Picture['narrower']> {
  const { default: sharp } = await import('sharp');
  const pictures = [];
  for (const width of pictureWidths.filter((one) => one < full)) {
    const { data } = await written(sharp(content).resize({ width }).timeout({ seconds: 30 }), isDrawn);
    if (data.byteLength < content.byteLength) pictures.push({ width, content: data });
  }
  return pictures;
}

function asRefusal(cause: unknown): Refusal {
  const message = cause instanceof Error ? cause.message : String(cause);
  if (/pixel limit|exceeds|too large/i.test(message)) return tooManyPixels();
  return new Refusal('INVALID', { issue: { code: 'DAMAGED_FILE' } });
}

const tooManyPixels = (): Refusal =>
  new Refusal('TOO_LARGE', { issue: { code: 'PIXELS', maximum: mostPixels / 1_000_000 } });
