import type { CSSProperties } from 'react';
import classes from './bar.module.css';

type Props = {
  /** Whole percent; it stands in figures beside the bar. */
  readonly value: number;
  /** The percentage a score has to reach: it is marked, and a score below it is yellow and hatched. */
  readonly line?: number;
};

/** Progress as a bar, green once it is 100, or a score with the line it has to reach. */
export function Bar({ value, line }: Props) {
  const below = line !== undefined && value < line;
  return (
    <span
      className={classes['bar']}
      data-line={line}
      style={{ '--value': Math.min(100, Math.max(0, value)), '--line': line } as CSSProperties}
      aria-hidden
    >
      <span
        className={classes['done']}
        data-below={below || undefined}
        data-complete={(line === undefined && value >= 100) || undefined}
      />
      {line !== undefined && <span className={classes['line']} />}
    </span>
  );
}
