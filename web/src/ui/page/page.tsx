import type { ReactNode } from 'react';
import classes from './page.module.css';

type Props = {
  readonly children: ReactNode;
  /** learner 1200, player 1000, staff 1440 px. */
  readonly width?: 'learner' | 'player' | 'staff';
  /** The direction of what it shows, where that is not the app's. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
};

/** The column a screen stands in, centred, with the page margins. */
export function Page({ children, width = 'learner', dir }: Props) {
  return (
    <div className={classes['page']} data-width={width} dir={dir}>
      {children}
    </div>
  );
}
