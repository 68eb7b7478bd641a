import type { ReactNode } from 'react';
import classes from './picture.module.css';

type Props = {
  readonly children: ReactNode;
  /** A sheet of its own; without it the picture stands in a card. */
  readonly sheet?: boolean;
};

/** A drawing of the product from its own parts. The words beside it say what matters, so it is not read out. */
export function Picture({ children, sheet = false }: Props) {
  return (
    <div className={classes['picture']} data-sheet={sheet || undefined} aria-hidden>
      {children}
    </div>
  );
}
