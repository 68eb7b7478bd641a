import { useEffect, useEffectEvent, useRef } from 'react';
import { useClient } from 'urql';
import { graphql } from '../../graphql/generated/index.ts';
import { texts } from '../../texts/texts.ts';
import classes from './immersive-reader.module.css';
import type { Passage } from './selected.ts';

const authQuery = graphql(`
  query ImmersiveReader_immersiveReaderAuth {
    immersiveReaderAuth {
      token
      subdomain
    }
  }
`);

/** Milliseconds in which the page of the reader has to say that it is there. */
const patience = 10_000;

/** What that page says. */
type Said = { readonly immersiveReader?: 'ready' | 'exit' | 'failed'; readonly why?: string };

type Props = { readonly passage: Passage; readonly onExit: () => void; readonly onFailed: () => void };

/** Microsoft's reader over the whole window, in a page of its own. Why it does not open is for the console only. */
export function ImmersiveReader({ passage: { text, language }, onExit, onFailed }: Props) {
  const client = useClient();
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useEffectEvent((why: unknown) => {
    console.error('the immersive reader does not open', why);
    onFailed();
  });
  const open = useEffectEvent(async () => {
    const { data, error } = await client.query(authQuery, {}, { requestPolicy: 'network-only' }).toPromise();
    if (!data) return fail(error);
    const read = { ...data.immersiveReaderAuth, text, language, uiLanguage: document.documentElement.lang };
    frame.current?.contentWindow?.postMessage({ read }, window.location.origin);
  });
  const exit = useEffectEvent(onExit);
  useEffect(() => {
    dialog.current?.showModal();
    const tooLate = setTimeout(() => fail('its page says nothing'), patience);
    const hear = ({ source, origin, data }: MessageEvent<Said | null>) => {
      if (source !== frame.current?.contentWindow || origin !== window.location.origin) return;
      const { immersiveReader: said, why } = data ?? {};
      clearTimeout(tooLate);
      if (said === 'ready') void open();
      if (said === 'exit') exit();
      if (said === 'failed') fail(why);
    };
    window.addEventListener('message', hear);
    return () => {
      clearTimeout(tooLate);
      window.removeEventListener('message', hear);
    };
  }, []);
  return (
    <dialog ref={dialog} className={classes['reader']} aria-label={texts.library.readAloud} onClose={onExit}>
      {/* Its flags would pass to Microsoft's site inside, which needs scripts and its origin; with both, a page of ours takes a sandbox off. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src={`/immersive-reader${window.location.search}`} title={texts.library.readAloud} />
    </dialog>
  );
}
