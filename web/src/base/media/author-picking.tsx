import { lazy, Suspense, useMemo, useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { texts } from '../../texts/texts.ts';
import { showToast } from '../../ui/feedback/toast-store.ts';
import { PickingContext, type PickedPicture, type PickedVideo, type Picking } from '../editor/picking.ts';
import { NotSent } from './send-file.ts';
import { sendTo } from './send-to.ts';

const MediaDialog = lazy(async () => ({ default: (await import('./media-dialog.tsx')).MediaDialog }));
const VideoDialog = lazy(async () => ({ default: (await import('./video/video-dialog.tsx')).VideoDialog }));

/** What is being chosen, and who waits for it. */
type Asked =
  | { readonly what: 'picture'; readonly answer: (picture: PickedPicture | null) => void }
  | { readonly what: 'video'; readonly answer: (video: PickedVideo | null) => void };

/** Gives all editors inside it the media library: pictures, videos, and a place for pictures from the clipboard. */
export function AuthorPicking({ children }: { readonly children: ReactNode }) {
  const client = useClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const picking = useMemo<Picking>(
    () => ({
      pickImage: async () => new Promise((answer) => setAsked({ what: 'picture', answer })),
      pickVideo: async () => new Promise((answer) => setAsked({ what: 'video', answer })),
      uploadImage: async (file) => {
        try {
          return sized(await sendTo(client, 'picture', file));
        } catch (error) {
          if (!(error instanceof NotSent)) console.error(error);
          showToast('error', error instanceof NotSent ? error.message : texts.media.notSent);
          return null;
        }
      },
    }),
    [client],
  );
  const close = () => {
    asked?.answer(null);
    setAsked(null);
  };
  return (
    <PickingContext value={picking}>
      {children}
      <Suspense fallback={null}>
        {asked?.what === 'picture' && (
          <MediaDialog
            preset="picture"
            title={texts.media.choosePicture}
            onPick={(picked) => {
              asked.answer(sized(picked));
              setAsked(null);
            }}
            onClose={close}
          />
        )}
        {asked?.what === 'video' && (
          <VideoDialog
            onPick={(video) => {
              asked.answer(video);
              setAsked(null);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </PickingContext>
  );
}

type Sized = { readonly url: string; readonly width: number | null; readonly height: number | null };

const sized = ({ url, width, height }: Sized): PickedPicture =>
  width !== null && height !== null ? { url, width, height } : { url };
