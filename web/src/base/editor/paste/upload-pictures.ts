import type { Node } from '@tiptap/pm/model';
import type { EditorView } from '@tiptap/pm/view';
import type { Picking } from '../picking.ts';
import type { LeftOutPart } from './left-out-part.ts';

type Around = {
  readonly picking: Picking;
  readonly leaveOut: (parts: readonly LeftOutPart[]) => void;
};

/**
 * Takes the pictures that came with a text into the media library, one after the other. Until then they stand in the text as
 * data, which is shown and never stored; one that cannot be taken is taken out and named beside what was `leftOut` before.
 */
export async function uploadPictures(
  view: EditorView,
  pictures: readonly string[],
  leftOut: readonly LeftOutPart[],
  { picking, leaveOut }: Around,
): Promise<void> {
  const failed: LeftOutPart[] = [];
  for (const data of new Set(pictures)) {
    const file = fileOf(data);
    const picked = file && picking.uploadImage ? await picking.uploadImage(file) : null;
    if (view.isDestroyed) return;
    const { tr, doc } = view.state;
    const found: { at: number; node: Node }[] = [];
    doc.descendants((node, at) => {
      if (node.type.name === 'image' && node.attrs['src'] === data) found.push({ at, node });
    });
    for (const { at, node } of found.toReversed()) {
      const { width, height } = node.attrs as Record<string, unknown>;
      const size = width || height ? {} : { width: picked?.width ?? null, height: picked?.height ?? null };
      if (picked) tr.setNodeMarkup(at, undefined, { ...node.attrs, ...size, src: picked.url });
      else tr.delete(at, at + node.nodeSize);
    }
    if (!picked) failed.push({ what: 'picture', name: String(found[0]?.node.attrs['alt'] ?? '') });
    view.dispatch(tr.setMeta('addToHistory', false));
  }
  if (failed.length > 0) leaveOut([...leftOut, ...failed]);
}

/** The picture that a data address holds; null where it is none. */
function fileOf(data: string): File | null {
  const [, type = '', base64, content = ''] = /^data:(image\/[\w.+-]+)[^,]*?(;base64)?,([^]*)$/i.exec(data) ?? [];
  try {
    const bytes = base64
      ? Uint8Array.from(atob(content.replaceAll(/\s/g, '')), (sign) => sign.charCodeAt(0))
      : new TextEncoder().encode(decodeURIComponent(content));
    const ending = type.slice('image/'.length).replace(/\+.*$/, '').replace('jpeg', 'jpg');
    return type === '' || bytes.length === 0 ? null : new File([bytes], `pasted.${ending}`, { type });
  } catch {
    return null;
  }
}
