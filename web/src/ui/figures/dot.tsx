import type { ReactNode } from 'react';
import classes from './dot.module.css';

type Props = {
  /** full is green, half yellow, diamond red, dashed blue. */
  readonly kind: 'full' | 'half' | 'diamond' | 'dashed';
  /** The word of the status; a dot never stands without it. */
  readonly children: ReactNode;
};

/** A status: a shape of its own in a colour of its own, and its word. */
export function Dot({ kind, children }: Props) {
  return (
    <span className={classes['line']}>
      <svg viewBox="0 0 12 12" className={classes['dot']} data-kind={kind} aria-hidden>
        {kind === 'full' && <circle cx={6} cy={6} r={5} fill="currentColor" />}
        {kind === 'half' && (
          <>
            <circle cx={6} cy={6} r={4.5} fill="none" stroke="currentColor" strokeWidth={1.25} />
            <path d="M6 1.5a4.5 4.5 0 0 1 0 9z" fill="currentColor" />
          </>
        )}
        {kind === 'diamond' && <path d="M6 .6 11.4 6 6 11.4.6 6z" fill="currentColor" />}
        {kind === 'dashed' && (
          <circle
            cx={6}
            cy={6}
            r={4.75}
            fill="none"
            stroke="currentColor"
            strokeWidth={1.75}
            strokeDasharray="2.2 1.53"
          />
        )}
      </svg>
      {children}
    </span>
  );
}
