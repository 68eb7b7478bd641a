import type { CSSProperties } from 'react';
import classes from './avatar.module.css';

type Props = { readonly name: string; readonly src: string | null; readonly size?: number };

/** A person's picture, or the first letters of the first and last word of the name. The name stands beside it. */
export function Avatar({ name, src, size = 32 }: Props) {
  return (
    <span className={classes['avatar']} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {src ? <img src={src} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return picked.map(firstLetter).join('').toLocaleUpperCase();
}

function firstLetter(word = ''): string {
  return letters.segment(word).containing(0)?.segment ?? '';
}
