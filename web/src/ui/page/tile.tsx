import type { CSSProperties, ReactNode } from 'react';
import classes from './tile.module.css';

type Props = {
  /** The colour somebody picked, any CSS colour; what is drawn is derived from it so that it can be read. */
  readonly accent: string;
  /** The picture; null draws what stands inside. */
  readonly src: string | null;
  readonly size?: 32 | 48;
  /** Filled with the colour, with white letters. */
  readonly solid?: boolean;
  /** Letters or an `Icon` in place of the picture. */
  readonly children: ReactNode;
};

/** A square with a logo on a tint of a colour. Its name stands beside it. */
export function Tile({ accent, src, size = 48, solid = false, children }: Props) {
  return (
    <span
      className={classes['tile']}
      data-size={size}
      data-solid={solid || undefined}
      style={{ '--accent': accent } as CSSProperties}
      aria-hidden
    >
      {src ? <img src={src} alt="" /> : children}
    </span>
  );
}
