import { getSchema } from '@tiptap/core';
import { DOMParser, type Node, type Schema } from '@tiptap/pm/model';
import { contentExtensions } from './content-extensions.ts';
import { nodesOf } from './element-of.ts';
import { meaningOf } from './meaning-of.ts';
import { restoreKept } from './restore-kept.ts';
import { toHtml } from './to-html.ts';
import { dropSpaceAfterBreaks, unwrapBare, wrapBare } from './wrap-bare.ts';

let known: Schema | null = null;
/** What a text in the editor is made of. */
export const contentSchema = (): Schema => (known ??= getSchema(contentExtensions));

/**
 * A text as the editor holds it. It loses nothing: a part that the editor would change by reading it becomes a kept passage,
 * as small a part as can be.
 */
export function toDocument(html: string): Node {
  const content = nodesOf(html);
  dropSpaceAfterBreaks(content);
  wrapBare(content);
  const doc = parse(content);
  if (meaningOf(content) === meaningAfter(doc)) return doc;
  for (const block of content.children) keepWhatWouldChange(block);
  return parse(content);
}

const parse = (content: ParentNode & globalThis.Node): Node => DOMParser.fromSchema(contentSchema()).parse(content);

function meaningAfter(doc: Node): string {
  const content = nodesOf(toHtml(doc));
  wrapBare(content);
  return meaningOf(content);
}

/** Whether the editor reads a block as it is. */
function fits(block: Element): boolean {
  const alone = document.createElement('template').content;
  alone.append(block.cloneNode(true));
  return meaningOf(alone) === meaningAfter(parse(alone));
}

const holdsBlocks = 'div, blockquote';
const holdsItems = 'ul, ol';

function keepWhatWouldChange(block: Element): void {
  if (fits(block)) return;
  if (block.matches(holdsBlocks)) for (const child of Array.from(block.children)) keepWhatWouldChange(child);
  if (block.matches(holdsItems))
    for (const item of block.querySelectorAll(':scope > li'))
      for (const child of Array.from(item.children)) keepWhatWouldChange(child);
  if (block.matches(`${holdsBlocks}, ${holdsItems}`) && fits(block)) return;
  const kept = document.createElement('div');
  kept.dataset['kept'] = originalOf(block);
  block.replaceWith(kept);
}

/** A block as it stood before its words were wrapped and parts of it kept. */
function originalOf(block: Element): string {
  const place = document.createElement('template').content;
  place.append(block.cloneNode(true));
  unwrapBare(place);
  restoreKept(place);
  return [...place.children].map(({ outerHTML }) => outerHTML).join('');
}
