import { useSyncExternalStore, type CSSProperties } from 'react';

/** How a person likes to read: steps of text size and of spacing, 0 is the smallest. */
export type Reading = { readonly size: number; readonly spacing: number };

const name = 'lectern-reading';
const normal: Reading = { size: 1, spacing: 0 };

const sizes = [0.9, 1, 1.2, 1.45];
const spacings = [
  { line: 1, letter: 0, word: 0 },
  { line: 1.15, letter: 0.03, word: 0.08 },
  { line: 1.35, letter: 0.08, word: 0.16 },
];

const listeners = new Set<() => void>();
let latest: { readonly text: string | null; readonly reading: Reading } | null = null;

/** The text size and spacing of this browser, remembered for whoever reads here next. */
export function useReading(): [Reading, (reading: Reading) => void] {
  const reading = useSyncExternalStore(listen, remembered);
  const set = (next: Reading) => {
    localStorage.setItem(name, JSON.stringify(next));
    for (const listener of listeners) listener();
  };
  return [reading, set];
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function remembered(): Reading {
  const text = localStorage.getItem(name);
  if (latest?.text !== text || !latest) latest = { text, reading: read(text) };
  return latest.reading;
}

function read(text: string | null): Reading {
  try {
    const { size, spacing } = JSON.parse(text ?? '{}') as Partial<Reading>;
    return {
      size: size !== undefined && size in sizes ? size : normal.size,
      spacing: spacing !== undefined && spacing in spacings ? spacing : normal.spacing,
    };
  } catch {
    return normal;
  }
}

/** The custom properties that the reading column is set in. */
export function readingStyle({ size, spacing }: Reading): CSSProperties {
  const { line, letter, word } = spacings[spacing] ?? { line: 1, letter: 0, word: 0 };
  return {
    '--reading-size': sizes[size],
    '--reading-line': line,
    '--reading-letter': `${letter}em`,
    '--reading-word': `${word}em`,
  } as CSSProperties;
}
