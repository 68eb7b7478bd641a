import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { PickedPicture, Picking } from '../picking.ts';
import type { LeftOutPart } from './left-out-part.ts';
import { takeHtml } from './take-pasted.ts';

type Takers = {
  readonly topHeading: number;
  readonly picking: Picking;
  /** Asks what a picture says that has come into the media library. */
  readonly describe: (picture: PickedPicture) => void;
  readonly leaveOut: (parts: readonly LeftOutPart[] | null) => void;
};

/** Puts what was pasted or dropped at the selection; false where the browser's own text is all there is of it. */
export function takeClipboard(
  view: EditorView,
  event: ClipboardEvent | DragEvent,
  data: DataTransfer | null,
  { topHeading, picking, describe, leaveOut }: Takers,
): boolean {
  const html = data?.getData('text/html') ?? '';
  const pictures = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  const isInCode = view.state.selection.$from.parent.type.spec.code === true;
  if (isInCode || (html === '' && pictures.length === 0)) return false;
  event.preventDefault();
  leaveOut(null);
  if ('clientX' in event) moveTo(view, event);
  if (html !== '' && !(pictures.length > 0 && isOnlyPictures(html)))
    takeHtml(view, event as ClipboardEvent, html, { topHeading, picking, leaveOut });
  else void takePictures(pictures, picking, describe, leaveOut);
  return true;
}

/** Whether HTML only shows pictures of elsewhere, as that of a picture which was copied on a page: its file lies beside it. */
const isOnlyPictures = (html: string): boolean =>
  !html.includes('data-pm-slice') &&
  html.replaceAll(/<style[^]*?<\/style>|<!--[^]*?-->|<[^>]*>|&nbsp;|\s/gi, '') === '';

function moveTo(view: EditorView, { clientX, clientY }: DragEvent): void {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  if (at) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(at.pos))));
}

/** One picture at a time is asked about; what cannot be taken in is named. */
async function takePictures(
  [first, ...rest]: readonly File[],
  { uploadImage }: Picking,
  describe: Takers['describe'],
  leaveOut: Takers['leaveOut'],
): Promise<void> {
  const picture = first && uploadImage ? await uploadImage(first) : null;
  if (picture) describe(picture);
  const behind = [...(picture || !first ? [] : [first]), ...rest];
  if (behind.length > 0) leaveOut(behind.map(({ name }) => ({ what: 'picture', name })));
}
