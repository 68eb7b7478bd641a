import type { CSSProperties } from 'react';
import classes from './ring.module.css';
import { useUiTexts } from '../ui-texts.ts';

type Props = {
  /** Whole percent. */
  readonly value: number;
  readonly size?: 48 | 56 | 64 | 80;
};

const strokes = { 48: 5, 56: 6, 64: 6, 80: 8 };

/** Progress in a ring with its figure; green once it is 100. */
export function Ring({ value, size = 48 }: Props) {
  const { percent } = useUiTexts();
  const stroke = strokes[size];
  const radius = (size - stroke) / 2;
  const around = 2 * Math.PI * radius;
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <span className={classes['ring']} style={{ '--size': `${size}px` } as CSSProperties}>
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden>
        <circle {...circle} className={classes['track']} />
        {value > 0 && (
          <circle
            {...circle}
            className={classes['done']}
            data-complete={value >= 100 || undefined}
            strokeLinecap={value >= 100 ? 'butt' : 'round'}
            strokeDasharray={`${(Math.min(100, value) / 100) * around} ${around}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      {percent(value)}
    </span>
  );
}
