import { hoursMinutesSeconds, minutesAndSeconds } from '@lectern/domain/learning/assessment/time.ts';
import { IconClock } from '@tabler/icons-react';
import { useState, type CSSProperties } from 'react';
import { texts } from '../../../texts/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/page/visually-hidden.tsx';
import classes from './countdown.module.css';
import { spokenAt } from './spoken-at.ts';

type Props = {
  /** Whole seconds that are left. */
  readonly left: number;
  /** Seconds of the whole sitting. */
  readonly total: number;
};

const ending = 120;
const hour = 3600;

/**
 * The time that is left, with hours from one hour on. It is red for the last two minutes, spoken at 5 minutes, 2 minutes
 * and 30 seconds, and can be hidden by pressing it until the last two minutes. The button lies over the time instead of
 * around it, so that its name does not change every second.
 */
export function Countdown({ left, total }: Props) {
  const [hidden, setHidden] = useState(false);
  const isEnding = left <= ending;
  const shown = isEnding || !hidden;
  return (
    <span className={classes['timer']} data-ending={isEnding || undefined}>
      <Icon of={IconClock} size={20} />
      {shown && (
        <span role="timer" aria-live="off">
          <span className={classes['time']} aria-hidden>
            {left >= hour ? hoursMinutesSeconds(left) : minutesAndSeconds(left)}
          </span>
          <VisuallyHidden>{texts.ui.timeLeft(left)}</VisuallyHidden>
          <span
            className={classes['bar']}
            style={{ '--left': total > 0 ? left / total : 0 } as CSSProperties}
            aria-hidden
          >
            <span className={classes['left']} />
          </span>
        </span>
      )}
      {!isEnding && (
        <button
          type="button"
          className={classes['toggle']}
          title={hidden ? texts.ui.showTime : texts.ui.hideTime}
          onClick={() => setHidden(!hidden)}
        >
          <VisuallyHidden>{hidden ? texts.ui.showTime : texts.ui.hideTime}</VisuallyHidden>
        </button>
      )}
      <output>
        <VisuallyHidden>{spokenAt(left)}</VisuallyHidden>
      </output>
    </span>
  );
}
