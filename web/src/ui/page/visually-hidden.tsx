import type { ReactNode } from 'react';
import classes from './visually-hidden.module.css';

/** Words for those who listen. Inside something that scrolls, the scroller needs `position: relative`. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>;
}
