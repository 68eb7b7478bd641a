import type { ReactNode } from 'react';
import classes from './page.module.css';

type Props = {
  readonly children: ReactNode;
  /** learner 1200, player 1000, staff 1440 px. */
  readonly width?: 'learner' | 'player' | 'staff';
};

/** The column a screen stands in, centred, with the page margins. */
export function Page({ children, width = 'learner' }: Props) {
  return (
    <div className={classes['page']} data-width={width}>
      {children}
    </div>
  );
}
