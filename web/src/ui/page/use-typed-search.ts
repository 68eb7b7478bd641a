import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';

/** Milliseconds after the last key until it is searched for. */
const pause = 300;

/** What is typed to search a list whose address says what is searched for; it is searched for a moment after. */
export function useTypedSearch(searched: string, searchFor: (text: string | undefined) => void) {
  const [typed, setTyped] = useState(searched);
  const settle = useDebouncedCallback((text: string) => searchFor(text.trim() || undefined), pause);
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      settle(text);
    },
    /** Empties it, and searches for nothing that was typed a moment before. */
    empty: () => {
      settle.cancel();
      setTyped('');
    },
  };
}
