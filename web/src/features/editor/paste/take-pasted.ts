import { DOMParser, Slice, type Fragment, type Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { nodesOf } from '../document/element-of.ts';
import { toDocument } from '../document/to-document.ts';
import { wrapBare } from '../document/wrap-bare.ts';
import { settlePasted } from './settle-pasted.ts';

/** The pictures that stay behind, by name where they have one. */
type LeftOut = (names: readonly string[]) => void;

/**
 * Puts HTML from elsewhere at the selection. It does itself what ProseMirror would do, which writes the HTML of the clipboard
 * into a document uncleaned; the page lets nobody do that.
 */
export function takeHtml(view: EditorView, event: ClipboardEvent, html: string, topHeading: number, leaveOut: LeftOut) {
  const { state } = view;
  const isOurs = html.includes('data-pm-slice');
  const pasted = isOurs ? { html, leftOut: [] } : settlePasted(html, topHeading, view.dom.dir);
  const { content: nodes } = isOurs
    ? state.schema.nodeFromJSON(toDocument(html).toJSON())
    : DOMParser.fromSchema(state.schema).parse(wrapped(pasted.html));
  if (pasted.leftOut.length > 0) leaveOut(pasted.leftOut);
  if (nodes.textBetween(0, nodes.size, '', '.') === '') return;
  const slice = sliceOf(nodes);
  if (view.someProp('handlePaste', (take) => take(view, event, slice) || undefined)) return;
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
}

function wrapped(html: string): DocumentFragment {
  const content = nodesOf(html);
  wrapBare(content);
  return content;
}

/** Words go into the line they are pasted in, and so do plain paragraphs at either end; a heading or list stays one. */
function sliceOf(nodes: Fragment): Slice {
  const isPlain = (node: Node | null) => node?.type.name === 'paragraph';
  if (nodes.childCount === 1 && isPlain(nodes.firstChild)) return new Slice(nodes.firstChild?.content ?? nodes, 0, 0);
  return new Slice(nodes, isPlain(nodes.firstChild) ? 1 : 0, isPlain(nodes.lastChild) ? 1 : 0);
}
