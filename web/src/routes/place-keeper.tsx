import { useElementScrollRestoration, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const signsOfLife = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Keeps the place of a page that is come back to. The router scrolls once, when the page may still be shorter than it
 * was; this scrolls again as it grows, until the place is reached or the person moves by themselves.
 */
export function PlaceKeeper() {
  const router = useRouter();
  const [pages, setPages] = useState(0);
  useEffect(() => router.subscribe('onRendered', () => setPages((shown) => shown + 1)), [router]);
  return <PlaceOfPage key={pages} />;
}

function PlaceOfPage() {
  const place = useElementScrollRestoration({ getElement: () => window })?.scrollY ?? 0;
  // Whoever asks how far a page is scrolled has it laid out at once, so only a page that was left further down is asked.
  useEffect(() => (place > 0 && window.scrollY < place ? scrollAsItGrows(place) : undefined), [place]);
  return null;
}

function scrollAsItGrows(place: number): () => void {
  const stopped = new AbortController();
  const stop = () => stopped.abort();
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top: place });
    if (window.scrollY >= place) stop();
  });
  stopped.signal.addEventListener('abort', () => growth.disconnect());
  for (const sign of signsOfLife) {
    document.addEventListener(sign, stop, { signal: stopped.signal, passive: true, capture: true });
  }
  growth.observe(document.body);
  return stop;
}
