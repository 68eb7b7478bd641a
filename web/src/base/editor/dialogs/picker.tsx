import type { Editor } from '@tiptap/core';
import { useEffect, useRef } from 'react';
import type { PickedPicture, PickedVideo, Picking } from '../picking.ts';

type Props = {
  readonly asked: 'picture' | 'video';
  readonly editor: Editor;
  readonly picking: Picking;
  readonly describe: (picture: PickedPicture) => void;
  readonly onClose: () => void;
};

/** Has a file chosen where files are kept, once for each time it is shown. */
export function Picker({ asked, editor, picking, describe, onClose }: Props) {
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const pick = async () => {
      if (asked === 'picture') {
        const picture = await picking.pickImage?.();
        if (picture) return describe(picture);
      } else {
        const video = await picking.pickVideo?.();
        if (video)
          editor
            .chain()
            .focus()
            .insertContent({ type: 'video', attrs: { html: htmlOf(video) } })
            .run();
      }
      onClose();
    };
    void pick();
  });
  return null;
}

function htmlOf({ sources, tracks }: PickedVideo): string {
  const video = document.createElement('video');
  video.controls = true;
  video.preload = 'metadata';
  for (const { url, type } of sources) {
    const source = video.appendChild(document.createElement('source'));
    source.setAttribute('src', url);
    source.type = type;
  }
  for (const { url, kind, language, label } of tracks) {
    const track = video.appendChild(document.createElement('track'));
    track.setAttribute('src', url);
    track.kind = kind;
    track.srclang = language;
    track.label = label;
  }
  return video.outerHTML;
}
