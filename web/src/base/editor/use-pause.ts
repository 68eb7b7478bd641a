import { useLayoutEffect, useState } from 'react';

/** Milliseconds without a call after which the work is done, and after the first call at the latest. */
const quietFor = 300;
const latestAfter = 3000;

/** What else somebody does that may want the work to be done: press, send, leave. Capturing, so that it is done before. */
const others = [
  'pointerdown',
  'click',
  'submit',
  'keydown',
  'visibilitychange',
  'popstate',
  'pagehide',
  'beforeunload',
] as const;

/** Puts work off to a pause of typing; before anything else that somebody does, and before its component goes, it is done at once. */
export function usePause() {
  const [pause] = useState(openPause);
  // Before what is around it goes: that wants all that was typed.
  useLayoutEffect(() => pause.flush, [pause]);
  return pause;
}

function openPause() {
  let work: (() => void) | null = null;
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    const put = work;
    if (!put) return;
    work = null;
    clearTimeout(quiet);
    clearTimeout(end);
    for (const name of others) window.removeEventListener(name, beforeOthers, true);
    put();
  };
  const beforeOthers = (event: Event) => {
    if (!(event instanceof KeyboardEvent && isTyping(event))) flush();
  };
  /** Does this work instead of what was asked for before. */
  const ask = (asked: () => void) => {
    clearTimeout(quiet);
    quiet = setTimeout(flush, quietFor);
    if (!work) {
      end = setTimeout(flush, latestAfter);
      for (const name of others) window.addEventListener(name, beforeOthers, true);
    }
    work = asked;
  };
  return { ask, flush };
}

const isTyping = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  !ctrlKey &&
  !metaKey &&
  (key.length === 1 || ['Backspace', 'Delete', 'Shift', 'Enter', 'Process', 'Dead'].includes(key));
