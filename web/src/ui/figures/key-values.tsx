import type { ReactNode } from 'react';
import classes from './key-values.module.css';

type Props = { readonly rows: readonly { readonly label: string; readonly value: ReactNode }[] };

/** Names at the start and figures at the end, a line each. */
export function KeyValues({ rows }: Props) {
  return (
    <dl className={classes['list']}>
      {rows.map(({ label, value }) => (
        <div key={label} className={classes['row']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
