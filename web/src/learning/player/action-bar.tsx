import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/action/button.ts';
import { useBottomBar } from '../../ui/page/use-bottom-bar.ts';
import classes from './action-bar.module.css';

type Props = {
  /** What the filled button says, and does. */
  readonly label: string;
  readonly onAct: () => void;
  /** Why the button is off; null where it is on. */
  readonly whyOff?: string | null;
  /** A line beside the button, such as "1 try left". */
  readonly note?: string | null;
  readonly busy?: boolean;
  /** Nobody knows yet whether there is a filled button: its place is kept, so that no other stands there first. */
  readonly awaited?: boolean;
  readonly icon?: ReactNode;
  /** Quieter buttons at the start, such as `SaveProgress`. */
  readonly start?: ReactNode;
  /** An outlined button just before the filled one. */
  readonly beside?: ReactNode;
  /** The direction of the content; left out, it is the app's. */
  readonly dir?: 'ltr' | 'rtl' | undefined;
  /** Receives the place above the buttons where a widget may put its tray. */
  readonly trayRef?: (place: HTMLElement | null) => void;
};

/**
 * The bar at the bottom of a player: quieter acts at the start, the next step at the end. A step that is not possible
 * yet says why and stays focusable, so that nobody searches for it; while one is under way the focus stays on it.
 */
export function ActionBar(props: Props) {
  const {
    label,
    onAct,
    whyOff = null,
    note = null,
    busy = false,
    awaited = false,
    icon,
    start,
    beside,
    dir,
    trayRef,
  } = props;
  const reasonId = useId();
  return (
    <footer ref={useBottomBar()} className={classes['bar']} dir={dir}>
      <div className={classes['inner']}>
        <div ref={trayRef} />
        <div className={classes['line']}>
          {start}
          <span id={reasonId} className={classes['reason']} data-first={!start || undefined}>
            {note && <bdi>{note}</bdi>}
            {note && whyOff && ' · '}
            {whyOff && <bdi>{whyOff}</bdi>}
          </span>
          {beside}
          <span className={classes['main']} data-awaited={awaited || undefined}>
            <Button
              size="lg"
              leftSection={icon}
              disabled={whyOff !== null}
              loading={busy}
              aria-describedby={reasonId}
              onClick={onAct}
            >
              {label}
            </Button>
          </span>
        </div>
      </div>
    </footer>
  );
}
