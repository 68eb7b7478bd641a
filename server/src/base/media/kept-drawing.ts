import { Refusal } from '@lectern/domain/refusal.ts';
import { escapeHtml } from '../html/escape-html.ts';
import { isSafeSvgReference, isSafeSvgValue, svgAttributes, svgElements } from './svg-policy.ts';

export const svgNamespace = 'http://www.w3.org/2000/svg';

/** An element of a drawing with what the policy lets it keep. */
export type Part = {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly inside: readonly (Part | string)[];
};

/** What is kept of a drawing; it refuses one of more elements or levels. */
export function keptOf(root: Element, most: { readonly elements: number; readonly levels: number }): Part {
  let elements = 0;

  function insideOf(element: Element, level: number): (Part | string)[] {
    return [...element.childNodes].flatMap((node): (Part | string)[] => {
      if (isText(node)) return [node.textContent ?? ''];
      return node.nodeType === 1 ? kept(node as Element, level + 1) : [];
    });
  }
  function kept(element: Element, level: number): Part[] {
    const { localName: name } = element;
    if (element.namespaceURI !== svgNamespace || !svgElements.has(name)) return [];
    elements += 1;
    if (level > most.levels || elements > most.elements)
      throw new Refusal('TOO_LARGE', { issue: { code: 'TOO_MANY_PARTS' } });
    const attributes = attributesOf(element);
    if (name !== 'style') return [{ name, attributes, inside: insideOf(element, level) }];
    // As whoever draws it reads it: without the text of elements inside.
    const sheet = [...element.childNodes].map((node) => (isText(node) ? node.textContent : '')).join('');
    return isSafeSvgValue(sheet) ? [{ name, attributes, inside: [sheet] }] : [];
  }
  return { name: 'svg', attributes: attributesOf(root), inside: insideOf(root, 0) };
}

/** The bitmaps inside a part, as its reader will decode them. */
export function bitmapsIn({ name, attributes, inside }: Part): Buffer[] {
  const [, encoded] = name === 'image' ? (attributes.get('href') ?? '').split(',') : [];
  const own = encoded ? [Buffer.from(encoded, 'base64')] : [];
  return [...own, ...inside.flatMap((each) => (typeof each === 'string' ? [] : bitmapsIn(each)))];
}

/** How a kept part is written. */
export function writtenPart(part: Part | string): string {
  if (typeof part === 'string') return escapeHtml(part);
  const attributes = [...part.attributes].map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  return `<${part.name}${attributes.join('')}>${part.inside.map(writtenPart).join('')}</${part.name}>`;
}

const isText = ({ nodeType }: Node): boolean => nodeType === 3 || nodeType === 4;

function attributesOf(element: Element): Map<string, string> {
  const kept = new Map<string, string>();
  for (const { localName, namespaceURI, value } of element.attributes) {
    const safe =
      localName === 'href'
        ? isSafeSvgReference(element.localName, value)
        : namespaceURI === null && svgAttributes.has(localName) && isSafeSvgValue(value);
    if (safe) kept.set(localName, value);
  }
  return kept;
}
