import type { Issue } from '@lectern/domain/issue.ts';
import { Refusal, type RefusalCode } from '@lectern/domain/refusal.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { Picture } from './encode-bitmap.ts';
import { expandedSize } from './expanded-size.ts';
import { isLargerThan, type Extent } from './is-larger-than.ts';
import { isSafeSvgReference, isSafeSvgValue, svgAttributes, svgElements } from './svg-policy.ts';

const svgNamespace = 'http://www.w3.org/2000/svg';
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
 * can be drawn once its references stand for what they lead to.
 */
export async function rebuildSvg(bytes: Uint8Array): Promise<Picture> {
  const text = Buffer.from(bytes).toString('utf8');
  if (isLargerThan(text, mostOfDrawing)) throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
  const root = await parse(text);
  if (expandedSize(root) > mostElements) throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
  const size = sizeOf(root);
  if (!size) throw new Refusal('INVALID', { issue: { code: 'NO_SIZE' } });
  const budget = { elements: mostElements };
  const body = [...root.childNodes].map((node) => rebuilt(node, 1, budget)).join('');
  const own = attributesOf(root).filter(([name]) => name !== 'width' && name !== 'height');
  const head = [['xmlns', svgNamespace], ['width', String(size.width)], ['height', String(size.height)], ...own];
  return { content: Buffer.from(`<svg${head.map(written).join('')}>${body}</svg>`), ...size, narrower: [] };
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

function rebuilt(node: Node, depth: number, budget: { elements: number }): string {
  if (node.nodeType === 3 || node.nodeType === 4) return escapeHtml(node.textContent ?? '');
  if (node.nodeType !== 1) return '';
  const element = node as Element;
  const { localName } = element;
  if (element.namespaceURI !== svgNamespace || !svgElements.has(localName)) return '';
  budget.elements -= 1;
  if (depth > deepest || budget.elements < 0) throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
  if (localName === 'style' && !isSafeSvgValue(element.textContent ?? '')) return '';
  const body = [...element.childNodes].map((child) => rebuilt(child, depth + 1, budget)).join('');
  return `<${localName}${attributesOf(element).map(written).join('')}>${body}</${localName}>`;
}

function attributesOf(element: Element): string[][] {
  return [...element.attributes].flatMap(({ localName, namespaceURI, value }) => {
    if (localName === 'href') return isSafeSvgReference(element.localName, value) ? [['href', value]] : [];
    const known = namespaceURI === null && svgAttributes.has(localName);
    return known && isSafeSvgValue(value) ? [[localName, value]] : [];
  });
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

const written = ([name, value]: string[]) => ` ${name}="${escapeHtml(value ?? '')}"`;
