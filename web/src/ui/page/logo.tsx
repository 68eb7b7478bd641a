import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import classes from './logo.module.css';

/** The mark of the product beside its name; it leads home. */
export function Logo({ children }: { readonly children: ReactNode }) {
  return (
    <Link to="/" className={classes['logo']}>
      <svg viewBox="0 0 28 28" width="28" height="28" aria-hidden>
        <g fill="currentColor">
          <rect x="2.6" y="5" width="22.8" height="9.6" rx="1.6" transform="rotate(-9 14 9.8)" />
          <rect x="12.7" y="13" width="2.8" height="11" />
          <rect x="7" y="23" width="14.2" height="2.4" rx="1.2" />
        </g>
        <rect
          className={classes['line']}
          x="6.4"
          y="8.6"
          width="15.2"
          height="2.2"
          rx="1.1"
          transform="rotate(-9 14 9.8)"
        />
      </svg>
      {children}
    </Link>
  );
}
