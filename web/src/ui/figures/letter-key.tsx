import type { ComponentProps } from 'react';
import classes from './letter-key.module.css';

/** used is grey, plain has an edge, wanted is primary because a slot waits for it, filled is primary and solid, right is green. */
export type LetterLook = 'used' | 'plain' | 'wanted' | 'filled' | 'right';

type Props = { readonly letter: string; readonly look?: LetterLook };

/** A letter in a square key of 28 px, to be read. */
export function LetterKey({ letter, look = 'used' }: Props) {
  return (
    <span className={classes['key']} data-look={look} lang="en" dir="ltr">
      {letter}
    </span>
  );
}

type ButtonProps = Props & Omit<ComponentProps<'button'>, 'children' | 'type'>;

/** The same key of 44 px, to be pressed or dragged. */
export function LetterButton({ letter, look = 'plain', className = '', ...button }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${classes['key']} ${className}`}
      data-large
      data-look={look}
      lang="en"
      dir="ltr"
      {...button}
    >
      {letter}
    </button>
  );
}
