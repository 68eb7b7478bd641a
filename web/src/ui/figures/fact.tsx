import type { ReactNode } from 'react';
import classes from './fact.module.css';

type Props = { readonly caption: string; readonly children: ReactNode };

/** A caption over a value; facts stand inside a `dl`. */
export function Fact({ caption, children }: Props) {
  return (
    <div className={classes['fact']}>
      <dt>{caption}</dt>
      <dd>{children}</dd>
    </div>
  );
}
