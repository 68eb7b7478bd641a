import { DOMParser, Fragment, Slice, type Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import { nodesOf } from '../document/element-of.ts';
import { toDocument } from '../document/to-document.ts';
import { wrapBare } from '../document/wrap-bare.ts';
import type { Picking } from '../picking.ts';
import type { LeftOutPart } from './left-out-part.ts';
import { settlePasted, type Pasted } from './settle-pasted.ts';
import { uploadPictures } from './upload-pictures.ts';

type Around = {
  readonly topHeading: number;
  readonly picking: Picking;
  readonly leaveOut: (parts: readonly LeftOutPart[]) => void;
};

/**
 * Puts HTML from elsewhere at the selection. It does itself what ProseMirror would do, which writes the HTML of the clipboard
 * into a document uncleaned; the page lets nobody do that.
 */
export function takeHtml(view: EditorView, event: ClipboardEvent, html: string, around: Around) {
  const { state } = view;
  const isOurs = html.includes('data-pm-slice');
  const pasted: Pasted = isOurs
    ? { html, leftOut: [], pictures: new Map() }
    : settlePasted(html, around.topHeading, view.dom.dir);
  const uploads = around.picking.uploadImage ? pasted.pictures : new Map<string, string>();
  const { content } = isOurs
    ? state.schema.nodeFromJSON(toDocument(html).toJSON())
    : DOMParser.fromSchema(state.schema).parse(wrapped(pasted.html));
  const nodes = withPictures(content, (src) => (pasted.pictures.has(src) ? (uploads.get(src) ?? null) : src));
  const behind = [...pasted.pictures.keys()].filter((place) => !uploads.has(place));
  const leftOut = [...pasted.leftOut, ...behind.map(() => ({ what: 'picture' as const, name: '' }))];
  if (leftOut.length > 0) around.leaveOut(leftOut);
  if (nodes.textBetween(0, nodes.size, '', '.') === '') return;
  const slice = sliceOf(nodes);
  if (view.someProp('handlePaste', (take) => take(view, event, slice) || undefined)) return;
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true).setMeta('uiEvent', 'paste'));
  if (uploads.size > 0) void uploadPictures(view, [...uploads.values()], leftOut, around);
}

/** The same nodes with other addresses of their pictures; one without an address goes. */
function withPictures(nodes: Fragment, addressOf: (src: string) => string | null): Fragment {
  return Fragment.from(
    nodes.content.flatMap((node) => {
      if (node.type.name !== 'image') return node.copy(withPictures(node.content, addressOf));
      const src = addressOf(String(node.attrs['src']));
      return src === null ? [] : node.type.create({ ...node.attrs, src }, null, node.marks);
    }),
  );
}

function wrapped(html: string): DocumentFragment {
  const content = nodesOf(html);
  wrapBare(content);
  return content;
}

/**
 * Words go into the line they are pasted in, and so do plain paragraphs at either end; a heading, a list and what has a
 * direction or language of its own stays what it is.
 */
function sliceOf(nodes: Fragment): Slice {
  const isPlain = (node: Node | null) =>
    node?.type.name === 'paragraph' && node.attrs['dir'] === null && node.attrs['lang'] === null;
  if (nodes.childCount === 1 && isPlain(nodes.firstChild)) return new Slice(nodes.firstChild?.content ?? nodes, 0, 0);
  return new Slice(nodes, isPlain(nodes.firstChild) ? 1 : 0, isPlain(nodes.lastChild) ? 1 : 0);
}
