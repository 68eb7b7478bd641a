import type { CSSProperties } from 'react';
import classes from './avatar.module.css';
import { initials } from './initials.ts';

type Props = { readonly name: string; readonly src: string | null; readonly size?: number };

/** A person's picture, or the first letters of the first and last word of the name. The name stands beside it. */
export function Avatar({ name, src, size = 32 }: Props) {
  return (
    <span className={classes['avatar']} style={{ '--size': `${size}px` } as CSSProperties} aria-hidden>
      {src ? <img src={src} alt="" width={size} height={size} /> : initials(name)}
    </span>
  );
}
