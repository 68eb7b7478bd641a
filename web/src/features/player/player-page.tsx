import { useState, type ComponentProps, type ReactNode } from 'react';
import { TrayPlace } from '../question/tray-place.ts';
import { ActionBar } from './action-bar.tsx';
import classes from './player-page.module.css';
import { PlayerBar } from './player-bar.tsx';
import { PageOf } from '../../ui/page/page-heading.tsx';
import { ScrollHint } from './scroll-hint.tsx';

type Props = {
  readonly bar: ComponentProps<typeof PlayerBar>;
  /** The bar at the bottom; left out where there is no next step. */
  readonly actions?: Omit<ComponentProps<typeof ActionBar>, 'trayRef'>;
  readonly children: ReactNode;
};

/** An exercise on the whole screen: its bar, the sheet, and the next step at the bottom. */
export function PlayerPage({ bar, actions, children }: Props) {
  const [tray, setTray] = useState<HTMLElement | null>(null);
  return (
    <TrayPlace value={tray}>
      <div className={classes['page']}>
        <PlayerBar {...bar} />
        <main className={classes['main']}>
          <PageOf value={[bar.title, bar.course]}>{children}</PageOf>
        </main>
        {/* What the page shows has changed, so the hint is given anew. */}
        <ScrollHint key={`${bar.title} ${bar.parts?.join() ?? ''}`} />
        {actions && <ActionBar {...actions} trayRef={setTray} />}
      </div>
    </TrayPlace>
  );
}
