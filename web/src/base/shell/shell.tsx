import type { ReactNode } from 'react';
import { texts } from '../../texts/texts.ts';
import classes from './shell.module.css';
import { TopBar } from './top-bar.tsx';

/** The frame of every ordinary screen: a link past the navigation, the top bar and the content. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="#content" className={classes['skip']}>
        {texts.shell.skipToContent}
      </a>
      <TopBar />
      <main id="content" tabIndex={-1} className={classes['main']}>
        {children}
      </main>
    </>
  );
}
