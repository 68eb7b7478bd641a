import type { ReactNode } from 'react';
import classes from './gallery.module.css';

/** A part under its name. */
export function Block({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section className={classes['block']}>
      <h2>{name}</h2>
      {children}
    </section>
  );
}
