import type { Issue } from '@lectern/domain/issue.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { refuseManyPixels, type Picture } from './encode-bitmap.ts';
import { expandsBeyond } from './expands-beyond.ts';
import { isLargerThan, type Extent } from './is-larger-than.ts';
import { bitmapsIn, keptOf, svgNamespace, writtenPart } from './kept-drawing.ts';

const mostElements = 20_000;
const mostParts = 10 * mostElements;
const deepest = 100;

/** What a drawing may have as it stands in its text. */
export const mostOfDrawing: Extent = { elements: mostElements, levels: deepest, parts: mostParts };

/** What a thread says of a drawing: how it is written anew, or why it is refused. */
export type RebuiltSvg =
  | { readonly picture: Picture }
  | { readonly refused: { readonly code: RefusalCode; readonly issue: Issue } };

/**
 * Writes a drawing anew from what the policy allows. Scripts, links, foreign content, animation, outside addresses and
 * document types do not come through. It refuses what is no well-formed drawing, what has no size, and what is more than
 * can be drawn once its references stand for what they lead to, with the bitmaps in it.
 */
export async function rebuildSvg(bytes: Uint8Array): Promise<Picture> {
  const text = Buffer.from(bytes).toString('utf8');
  if (isLargerThan(text, mostOfDrawing)) throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
  const root = await parse(text);
  const drawing = keptOf(root, { elements: mostElements, levels: deepest });
  if (expandsBeyond(drawing, mostElements)) throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
  const bitmaps = bitmapsIn(drawing);
  if (bitmaps.length > 0) await refuseManyPixels(bitmaps);
  const size = sizeOf(root);
  if (!size) throw new Refusal('INVALID', { issue: { code: 'NO_SIZE' } });
  const own = [...drawing.attributes].filter(([name]) => name !== 'width' && name !== 'height');
  const head = [['width', String(size.width)], ['height', String(size.height)], ...own] as [string, string][];
  const written = writtenPart({ ...drawing, attributes: new Map([['xmlns', svgNamespace], ...head]) });
  return { content: Buffer.from(written), ...size, narrower: [] };
}

async function parse(text: string): Promise<Element> {
  const { JSDOM } = await import('jsdom');
  try {
    const { documentElement } = new JSDOM(text, { contentType: 'image/svg+xml' }).window.document;
    if (documentElement.namespaceURI === svgNamespace && documentElement.localName === 'svg') return documentElement;
  } catch {
    // Falls through to the one sentence that says it.
  }
  throw new Refusal('INVALID', { issue: { code: 'DAMAGED_FILE' } });
}

/** The size in pixels: what the drawing says itself, else the size of its own coordinates. */
function sizeOf(root: Element): { width: number; height: number } | null {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const width = pixels(root.getAttribute('width')) ?? box[2];
  const height = pixels(root.getAttribute('height')) ?? box[3];
  if (!width || !height || !(width > 0) || !(height > 0)) return null;
  return { width: Math.min(Math.round(width), 99_999), height: Math.min(Math.round(height), 99_999) };
}

function pixels(length: string | null): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)\s*(?:px)?\s*$/.exec(length ?? '');
  return found ? Number(found[1]) : null;
}
