import { useState } from 'react';

/** How a person likes to be read to: how fast, by whom, and how many lines stand out (0: all). */
export type Listening = { readonly rate: number; readonly voice: string | null; readonly lines: number };

export const rates = [0.6, 0.8, 1, 1.25, 1.5];
export const lineCounts = [0, 1, 3, 5];

const name = 'lectern-listening';
const normal: Listening = { rate: 1, voice: null, lines: 0 };

/** What this browser remembers of it, for whoever listens here next. */
export function useListening(): [Listening, (change: Partial<Listening>) => void] {
  const [listening, setListening] = useState(remembered);
  const change = (part: Partial<Listening>) => {
    const next = { ...listening, ...part };
    localStorage.setItem(name, JSON.stringify(next));
    setListening(next);
  };
  return [listening, change];
}

function remembered(): Listening {
  try {
    const { rate, voice, lines } = JSON.parse(localStorage.getItem(name) ?? '{}') as Partial<Listening>;
    return {
      rate: rate !== undefined && rates.includes(rate) ? rate : normal.rate,
      voice: typeof voice === 'string' ? voice : null,
      lines: lines !== undefined && lineCounts.includes(lines) ? lines : normal.lines,
    };
  } catch {
    return normal;
  }
}
