import type { ReactNode } from 'react';

type Props = { readonly text: string; readonly words: readonly string[] };

/** A text in which the words that were looked for are marked, whatever their capitals. */
export function Marked({ text, words }: Props) {
  const pattern = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`)).join('|');
  const parts = pattern ? text.split(new RegExp(`(${pattern})`, 'giu')) : [text];
  // Every second part is one that was looked for.
  return parts.map((part, index): ReactNode => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
