import { directionAround } from '../../texts/of-language.ts';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { TrayPlace } from '../question/tray-place.ts';
import { ActionBar } from './action-bar.tsx';
import classes from './player-page.module.css';
import { PlayerBar } from './player-bar.tsx';
import { PageOf } from '../../ui/page/page-heading.tsx';
import { Reminder } from './reminder.tsx';
import { ScrollHint } from './scroll-hint.tsx';

type Props = {
  readonly bar: Omit<ComponentProps<typeof PlayerBar>, 'dir'>;
  /** The bar at the bottom; left out where there is no next step. */
  readonly actions?: Omit<ComponentProps<typeof ActionBar>, 'trayRef' | 'dir'>;
  /** What has changed around the exercise while it is open; it is said when it comes. */
  readonly notice?: string | null;
  /** The language of the content, a BCP 47 tag: the page follows its direction. */
  readonly language?: string | undefined;
  readonly children: ReactNode;
};

/** An exercise on the whole screen: its bar, the sheet, and the next step at the bottom. */
export function PlayerPage({ bar, actions, notice = null, language, children }: Props) {
  const dir = language === undefined ? undefined : directionAround(language);
  const [tray, setTray] = useState<HTMLElement | null>(null);
  return (
    <TrayPlace value={tray}>
      <div className={classes['page']}>
        <PlayerBar {...bar} dir={dir} />
        <Reminder />
        <output className={classes['notice']}>{notice}</output>
        <main className={classes['main']} dir={dir}>
          <PageOf value={[bar.title, bar.course].filter((one) => one !== '')}>{children}</PageOf>
        </main>
        {/* What the page shows has changed, so the hint is given anew. */}
        <ScrollHint key={`${bar.title} ${bar.parts?.join() ?? ''}`} />
        {actions && <ActionBar {...actions} dir={dir} trayRef={setTray} />}
      </div>
    </TrayPlace>
  );
}
