import type { ReactNode } from 'react';
import classes from './acts-row.module.css';

type Props = {
  /** What can be done beside saving. */
  readonly children: ReactNode;
  /** The buttons that save. */
  readonly saving: ReactNode;
};

/** What can be done with what is edited; the buttons that save stay together, at the end. */
export function ActsRow({ children, saving }: Props) {
  return (
    <div className={classes['row']}>
      <div>{children}</div>
      <div>{saving}</div>
    </div>
  );
}
