import { DOMSerializer, type Node, type Schema } from '@tiptap/pm/model';
import { cleanHtml } from '../../rich-text/clean-html.ts';
import { restoreKept } from './restore-kept.ts';
import { unwrapBare } from './wrap-bare.ts';
import type { Section } from './tables.ts';

/** Nodes do not change, so that what was written of one holds for as long as it stands in the text. */
const written = new WeakMap<Node, string>();

/** Blocks that are written child by child: a keystroke in a long text writes one paragraph anew, not all of it. */
const holders = new Set(['passage', 'blockquote', 'bulletList', 'orderedList']);

/** A text as the HTML that is stored: only what the policy allows, and nothing where there is nothing. */
export function toHtml(doc: Node): string {
  const only = doc.childCount === 1 ? doc.firstChild : null;
  if (only?.type.name === 'paragraph') {
    if (only.childCount === 0) return '';
    if (only.attrs['tight'] === 'yes') return blockToHtml(only).replace(/^<p>([^]*)<\/p>$/, '$1');
  }
  return childrenToHtml(doc);
}

const childrenToHtml = (node: Node): string => node.children.map(blockToHtml).join('');

function blockToHtml(node: Node): string {
  const known = written.get(node);
  if (known !== undefined) return known;
  const html = holders.has(node.type.name) && node.childCount > 1 ? holderToHtml(node) : leafToHtml(node);
  written.set(node, html);
  return html;
}

function holderToHtml(node: Node): string {
  const shell = leafToHtml(node.cut(0, 0));
  return shell.replace(/<\/[a-z]+>$/, (end) => `${childrenToHtml(node)}${end}`);
}

function leafToHtml(node: Node): string {
  const place = document.createElement('template').content;
  place.append(serializerOf(node.type.schema).serializeNode(node));
  for (const table of place.querySelectorAll('table')) settleTable(table);
  unwrapBare(place);
  restoreKept(place);
  return cleanHtml([...place.children].map(({ outerHTML }) => outerHTML).join(''));
}

/** Kept passages stand aside while the rest is brought into its form. */
function serializerOf(schema: Schema): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  return new DOMSerializer({ ...nodes, kept: ({ attrs }) => ['div', { 'data-kept': attrs['html'] as string }] }, marks);
}

/** Puts the rows of a table into the parts they belong to. */
function settleTable(table: HTMLTableElement): void {
  const rows = [...table.rows];
  table.tBodies[0]?.remove();
  let section: Section = 'tbody';
  for (const row of rows) {
    section = (row.dataset['section'] as Section | undefined) ?? (section === 'thead' ? 'tbody' : section);
    delete row.dataset['section'];
    const last = table.lastElementChild;
    const part = last?.localName === section ? last : table.appendChild(document.createElement(section));
    part.append(row);
  }
}
