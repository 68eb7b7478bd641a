import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { PickedVideo } from '../../editor/picking.ts';
import { texts } from '../../../texts/texts.ts';
import { Button } from '../../../ui/action/button.ts';
import { Dialog } from '../../../ui/feedback/dialog.tsx';
import { CancelButton } from '../../../ui/feedback/leaving.tsx';
import { VideoField } from '../video-field.tsx';
import type { VideoValue } from './video-value.ts';

type Props = { readonly onPick: (video: PickedVideo) => void; readonly onClose: () => void };

/** Asks which video stands in a text, with its captions. */
export function VideoDialog({ onPick, onClose }: Props) {
  const [video, setVideo] = useState<VideoValue>({ sources: [], tracks: [] });
  const [asked, setAsked] = useState(false);
  const words = texts.media.video;
  const put = () => {
    setAsked(true);
    if (video.sources.length === 0) return;
    onPick({
      sources: video.sources.map(({ src, type }) => ({
        url: src,
        type: type === 'video/webm' ? type : ('video/mp4' as const),
      })),
      tracks: video.tracks.map(({ src, srclang, label, kind }) => ({ url: src, language: srclang, label, kind })),
    });
  };
  const actions = (
    <>
      <CancelButton onClick={onClose} />
      <Button onClick={put}>{words.put}</Button>
    </>
  );
  return createPortal(
    <Dialog title={words.title} onClose={onClose} actions={actions}>
      <VideoField
        label={words.title}
        required
        language={document.documentElement.lang}
        error={asked && video.sources.length === 0 ? words.missing : undefined}
        onChange={setVideo}
      />
    </Dialog>,
    document.body,
  );
}
