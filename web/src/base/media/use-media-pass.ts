import { useEffect } from 'react';
import { freshToken } from '../session/session.ts';

/** A pass holds for ten minutes. */
const renewAfter = 480_000;

/** Lets the pictures and videos of drafts be fetched while an author is here. */
export function useMediaPass(): void {
  useEffect(() => {
    const ended = new AbortController();
    const take = async () => {
      const token = await freshToken();
      if (!token || ended.signal.aborted) return;
      const headers = { authorization: `Bearer ${token}` };
      const { ok } = await fetch('/media/pass', { method: 'POST', headers, signal: ended.signal });
      if (ok && !ended.signal.aborted) fetchAgain();
    };
    const takeQuietly = () => {
      take().catch((error: unknown) => {
        if (!ended.signal.aborted) console.error(error);
      });
    };
    takeQuietly();
    const timer = setInterval(takeQuietly, renewAfter);
    return () => {
      ended.abort();
      clearInterval(timer);
    };
  }, []);
}

/** Pictures that were asked for before there was a pass looked missing. */
function fetchAgain(): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('img[src^="/media/"]')) {
    if (picture.complete && picture.naturalWidth === 0) picture.src = picture.getAttribute('src') ?? '';
  }
}
